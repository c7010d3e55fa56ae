import type { SavedWorker } from '@s4/contract'
import type { Db } from '@s4/db'
import { openBlock } from './block-repository'
import { tagsOf, teamsOf } from './groups-sql'
import type { CompanyActor } from '@s4/api-platform/actor'
import { isPhoneInSecret } from '@s4/api-platform/agreed-work'
import { fileUrl } from '@s4/api-platform/files'
import { seesWorker } from '@s4/api-platform/site-limits'

type Row = Omit<SavedWorker, 'picture' | 'rating' | 'doNotSend'> & {
  pictureFileId: string | null
  stars: number | null
  ratings: number
}

const SELECT = `select seeker.id as seeker_id, seeker.fullname, seeker.picture_file_id, saved.note,
    saved.saved_at, ${isPhoneInSecret({ seeker: 'saved.seeker_id', company: 'saved.company_id' })} as in_secret,
    ${openBlock('saved.seeker_id', 'saved.company_id')} as block,
  coalesce((select json_build_object('kind', kind, 'payrollNumber', payroll_number, 'since', starts_on,
      'proposed', proposal.proposed)
    from engagement where engagement.company_id = saved.company_id and engagement.seeker_id = saved.seeker_id
      and status = 'agreed' order by starts_on desc, answered_at desc limit 1),
    json_build_object('kind', 'self-employed', 'payrollNumber', '', 'since', null, 'proposed', proposal.proposed)
  ) as engagement,
  ${teamsOf('saved.seeker_id', 'saved.company_id')} as teams,
  ${tagsOf('saved.seeker_id', 'saved.company_id')} as tags,
  (select count(*)::int from assignment where seeker_id = seeker.id and company_id = saved.company_id
    and status in ('completed', 'hoursAgreed', 'invoiced', 'paid')) as worked_here,
  (select round(avg(stars), 1)::float8 from rating where rating.seeker_id = seeker.id and by_side = 'company') as stars,
  (select count(*)::int from rating where rating.seeker_id = seeker.id and by_side = 'company') as ratings
  from saved_worker saved join seeker on seeker.id = saved.seeker_id
  left join lateral (select json_build_object('kind', kind, 'startsOn', starts_on) as proposed from engagement
    where engagement.company_id = saved.company_id and engagement.seeker_id = saved.seeker_id
      and status = 'proposed') proposal on true
  where saved.company_id = $1`

const toSavedWorker = ({ pictureFileId, stars, ratings, ...row }: Row): SavedWorker => ({
  ...row,
  doNotSend: row.block !== null,
  picture: fileUrl(pictureFileId),
  rating: { stars, count: ratings },
})

export const savedWorkerRepository = (db: Db) => ({
  /** Those whom the member may see, by name. */
  async list({ companyId, siteIds }: Pick<CompanyActor, 'companyId' | 'siteIds'>): Promise<SavedWorker[]> {
    const seen = seesWorker({ siteIds }, { seeker: 'saved.seeker_id', company: '$1' })
    const rows = await db.query<Row>(`${SELECT} and ${seen} order by seeker.fullname, seeker.id`, [companyId])
    return rows.map(toSavedWorker)
  },

  async find(companyId: string, seekerId: string): Promise<SavedWorker | null> {
    const [row] = await db.query<Row>(`${SELECT} and seeker.id = $2`, [companyId, seekerId])
    return row ? toSavedWorker(row) : null
  },

  /** The note, which nobody else changes until the transaction ends; empty for somebody who is not on the list. */
  async lockNote(companyId: string, seekerId: string): Promise<string> {
    const [row] = await db.query<{ note: string }>(
      'select note from saved_worker where company_id = $1 and seeker_id = $2 for no key update',
      [companyId, seekerId],
    )
    return row?.note ?? ''
  },

  /** What is left out stays as it was. */
  async save(
    companyId: string,
    seekerId: string,
    { note, now }: { note?: string | undefined; now: Date },
  ): Promise<void> {
    await db.query(
      `insert into saved_worker as saved (company_id, seeker_id, note, saved_at)
       values ($1, $2, coalesce($3, ''), $4)
       on conflict (company_id, seeker_id) do update set note = coalesce($3, saved.note)`,
      [companyId, seekerId, note ?? null, now],
    )
  },

  /** False when the seeker was not on the list. */
  async remove(companyId: string, seekerId: string): Promise<boolean> {
    return (
      (
        await db.query('delete from saved_worker where company_id = $1 and seeker_id = $2 returning seeker_id', [
          companyId,
          seekerId,
        ])
      ).length > 0
    )
  },
})
