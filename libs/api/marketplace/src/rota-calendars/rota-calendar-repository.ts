import type { RotaCalendar } from '@s4/contract'
import type { Db } from '@s4/db'
import { hashSecret } from '@s4/api-identity/session'
import type { Actor, CompanyActor } from '@s4/api-platform/actor'
import { liveAssignment, PLACES_TAKEN } from '@s4/api-platform/agreed-work'
import { ofSites, seesWorker } from '@s4/api-platform/site-limits'
import type { CalendarShift } from '../rota'

type Member = Pick<Actor, 'uid'> & { companyId: string }

/** What a secret address stands for. */
export interface Subscription extends Member {
  id: string
  siteId: string | null
  seekerId: string | null
  siteName: string | null
  workerName: string | null
}

interface Read {
  of: Subscription
  siteIds: Actor['siteIds']
  now: Date
}

const DAY = 24 * 60 * 60_000
const BACK_DAYS = 30
const AHEAD_DAYS = 120
const MOST_SHIFTS = 2000

export const rotaCalendarRepository = (db: Db) => ({
  list: ({ uid, companyId }: Member): Promise<RotaCalendar[]> =>
    db.query<RotaCalendar>(
      `select rota_calendar.id, site.name as site_name, seeker.fullname as worker_name, rota_calendar.created_at,
         last_read_at
       from rota_calendar left join site on site.id = site_id left join seeker on seeker.id = seeker_id
       where rota_calendar.company_id = $1 and rota_calendar.uid = $2
       order by rota_calendar.created_at, rota_calendar.id`,
      [companyId, uid],
    ),

  /** A member's calendars are added one after the other, so that two tabs keep to the most there are. */
  async addInTurn({ uid, companyId }: Member): Promise<void> {
    await db.query('select 1 from company_member where company_id = $1 and uid = $2 for no key update', [
      companyId,
      uid,
    ])
  },

  async insert(
    { uid, companyId }: Member,
    {
      id,
      siteId,
      seekerId,
      secret,
      now,
    }: Pick<Subscription, 'id' | 'siteId' | 'seekerId'> & { secret: string; now: Date },
  ): Promise<void> {
    await db.query(
      `insert into rota_calendar (id, company_id, uid, site_id, seeker_id, secret_hash, created_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, companyId, uid, siteId, seekerId, hashSecret(secret), now],
    )
  },

  async remove({ uid, companyId }: Member, id: string): Promise<boolean> {
    const gone = await db.query(
      'delete from rota_calendar where id = $1 and company_id = $2 and uid = $3 returning id',
      [id, companyId, uid],
    )
    return gone.length > 0
  },

  async bySecret(secret: string): Promise<Subscription | null> {
    const [row] = await db.query<Subscription>(
      `select rota_calendar.id, rota_calendar.company_id, rota_calendar.uid, site_id, seeker_id,
         site.name as site_name, seeker.fullname as worker_name
       from rota_calendar left join site on site.id = site_id left join seeker on seeker.id = seeker_id
       where secret_hash = $1`,
      [hashSecret(secret)],
    )
    return row ?? null
  },

  /** To the hour, so that a program that asks often writes seldom. */
  async noteRead({ id }: Pick<Subscription, 'id'>, now: Date): Promise<void> {
    await db.query(
      `update rota_calendar set last_read_at = date_trunc('hour', $2::timestamptz)
       where id = $1 and last_read_at is distinct from date_trunc('hour', $2::timestamptz)`,
      [id, now],
    )
  },

  /** The shifts of 30 days back and 120 ahead at sites the member sees, at most 2 000. */
  shifts: ({
    of: { companyId, siteId, seekerId },
    siteIds,
    now,
  }: Read): Promise<(Omit<CalendarShift, 'url'> & { jobId: string })[]> =>
    db.query(
      `select shift.id, job.id as job_id, job.title, site.name as site_name, shift.starts_at, shift.ends_at,
         shift.positions, ${PLACES_TAKEN} as taken,
         array(select seeker.fullname from assignment join seeker on seeker.id = assignment.seeker_id
           where assignment.shift_id = shift.id and ${liveAssignment()} order by seeker.fullname, seeker.id) as names
       from job join site on site.id = job.site_id join shift on shift.job_id = job.id
       where shift.job_company_id = $1 and ${ofSites({ siteIds }, 'job.site_id')}
         and job.status in ('published', 'closed')
         and shift.cancelled_at is null and shift.starts_at between $2 and $3
         and ($4::uuid is null or job.site_id = $4)
         and ($5::uuid is null or exists (select from assignment where assignment.shift_id = shift.id
           and assignment.seeker_id = $5 and ${liveAssignment()}))
       order by shift.starts_at, shift.id limit ${MOST_SHIFTS}`,
      [
        companyId,
        new Date(now.getTime() - BACK_DAYS * DAY),
        new Date(now.getTime() + AHEAD_DAYS * DAY),
        siteId,
        seekerId,
      ],
    ),

  /** Whether the company has this site, and has had to do with this worker, whom the member may see. */
  async isKnown(
    { companyId, siteIds }: Pick<CompanyActor, 'companyId' | 'siteIds'>,
    { siteId, seekerId }: Pick<Subscription, 'siteId' | 'seekerId'>,
  ): Promise<boolean> {
    const found = await db.query(
      `select 1 where ($2::uuid is null or exists (select from site where id = $2 and company_id = $1))
         and ($3::uuid is null or exists (select from company_person where seeker_id = $3 and company_id = $1
           and ${seesWorker({ siteIds }, { seeker: '$3', company: '$1' })}))`,
      [companyId, siteId, seekerId],
    )
    return found.length > 0
  },
})
