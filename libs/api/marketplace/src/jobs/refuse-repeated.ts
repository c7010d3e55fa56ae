import type { PostedAlready } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { shiftText } from '@s4/domain/shift-text'

export interface AskedShift {
  siteId: string
  role: string
  title: string
  startsAt: string
  endsAt: string
}

/**
 * SQL: a title as people read it: letters with their accents, small ones, one space where there are several, nothing of
 * no width.
 */
const asRead = (title: string) => `lower(regexp_replace(normalize(regexp_replace(${title},
    '[\\u00AD\\u200B-\\u200F\\u2060-\\u2064\\uFEFF]', '', 'g'), NFC),
  '[\\s\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000]+', ' ', 'g'))`

/** The posted job of that title that has the same shift already, for each that has one; the earliest posted. */
export async function findPosted(
  db: Db,
  companyId: string,
  asked: readonly AskedShift[],
): Promise<{ at: number; job: PostedAlready }[]> {
  const rows = await db.query<PostedAlready & { at: number }>(
    `select distinct on (asked.at) asked.at::int as at, job.id, job.title, site.name as site_name, site.zone,
       shift.starts_at, shift.ends_at
     from unnest($2::uuid[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[])
       with ordinality as asked(site_id, role, starts_at, ends_at, title, at)
     join job on job.site_id = asked.site_id and job.role = asked.role and job.company_id = $1
       and ${asRead('job.title')} = ${asRead('asked.title')} and job.status = 'published'
     join shift on shift.job_id = job.id and shift.starts_at = asked.starts_at and shift.ends_at = asked.ends_at
       and shift.cancelled_at is null
     join site on site.id = job.site_id
     order by asked.at, job.published_at, job.id`,
    [
      companyId,
      asked.map(({ siteId }) => siteId),
      asked.map(({ role }) => role),
      asked.map(({ startsAt }) => startsAt),
      asked.map(({ endsAt }) => endsAt),
      asked.map(({ title }) => title),
    ],
  )
  return rows.map(({ at, ...job }) => ({ at: at - 1, job }))
}

/** Postings of a company take turns until the transaction ends, so that two tabs do not post the same unwarned. */
export const postInTurn = async (tx: Db, companyId: string): Promise<void> =>
  void (await tx.query('select 1 from company where id = $1 for no key update', [companyId]))

interface Posted {
  companyId: string
  siteId: string
  role: string
  title: string
  shifts: readonly { startsAt: string; endsAt: string }[]
}

/** Throws `job.posted-already`, with the job in its facts, where one of the shifts is posted already. */
export async function refuseRepeated(tx: Db, { companyId, shifts, ...job }: Posted): Promise<void> {
  await postInTurn(tx, companyId)
  const [first] = await findPosted(
    tx,
    companyId,
    shifts.map(({ startsAt, endsAt }) => ({ ...job, startsAt, endsAt })),
  )
  if (first) throw new ApiError('job.posted-already', { message: postedText(first.job), facts: { job: first.job } })
}

/** `You already posted this: Door supervisor, Tobacco Dock, Sat 21 Nov 2026, 22:00–06:00 (8 h).` */
export const postedText = ({ title, siteName, zone, ...shift }: PostedAlready): string =>
  `You already posted this: ${title}, ${siteName}, ${shiftText(shift, zone)}.`
