import type { Application, ApplicationStatus } from '@s4/contract'
import type { Db } from '@s4/db'
import { APPLIED_FOR, LIVE } from './store/application-store'
import { isoText, JOB_BRIEF, JOIN_JOB_BRIEF, SHIFT_JSON } from '@s4/api-platform/notices'
import type { Cursor } from '@s4/api-platform/http'
import { holdsTime, liveAssignment, PLACES_TAKEN } from '@s4/api-platform/agreed-work'

const COLUMNS = `application.id, application.status, application.note, application.reason, application.applied_at,
    application.decided_at, ${JOB_BRIEF},
  (select json_build_object('id', offer.id, 'madeAt', ${isoText('offer.created_at')},
    'lapsesAt', ${isoText('offer.lapses_at')},
    'shifts', (select coalesce(json_agg(json_build_object('positions', shift.positions, 'taken', ${PLACES_TAKEN})
        order by shift.starts_at), '[]')
      from offer_shift join shift on shift.id = offer_shift.shift_id where offer_shift.offer_id = offer.id)) from offer
   where offer.job_id = job.id and offer.seeker_id = application.seeker_id
     and offer.status = 'open' and offer.lapses_at > $2
   order by offer.lapses_at limit 1) as offer,
  not exists (select from application_shift where application_id = application.id) as whole_job,
  (select coalesce(json_agg(${SHIFT_JSON} order by shift.starts_at), '[]') from shift
   where shift.job_id = job.id and shift.cancelled_at is null and shift.ends_at > $2 and ${APPLIED_FOR}
     and not exists (select 1 from assignment busy
       where busy.seeker_id = application.seeker_id and ${holdsTime('busy')} and busy.job_id <> job.id
         and tstzrange(busy.starts_at, busy.ends_at, '[)') && tstzrange(shift.starts_at, shift.ends_at))) as shifts,
  (select json_build_object('startsAt', ${isoText('agreed.starts_at')}, 'endsAt', ${isoText('agreed.ends_at')})
   from assignment agreed where agreed.job_id = job.id and agreed.seeker_id = application.seeker_id
     and ${liveAssignment('agreed')} order by agreed.starts_at desc limit 1) as agreed`
const FROM = `from application join job on job.id = application.job_id ${JOIN_JOB_BRIEF}`

interface ListQuery {
  status?: ApplicationStatus | undefined
  after: Cursor | null
  limit: number
}

/** Applications as the seeker who made them sees them. */
export const applicationRepository = (db: Db) => ({
  async find(id: string, seekerId: string, now: Date): Promise<Application | null> {
    const [row] = await db.query<Application>(
      `select ${COLUMNS} ${FROM} where application.id = $1 and application.seeker_id = $3`,
      [id, now, seekerId],
    )
    return row ?? null
  },

  /** Newest first; `after` is the last of the page before. */
  page: (seekerId: string, now: Date, { status, after, limit }: ListQuery): Promise<Application[]> =>
    db.query<Application>(
      `select ${COLUMNS} ${FROM}
       where application.seeker_id = $1 and ($3::text is null or application.status = $3)
         and ($4::timestamptz is null or (application.applied_at, application.id) < ($4::timestamptz, $5::uuid))
       order by application.applied_at desc, application.id desc limit $6`,
      [seekerId, now, status ?? null, after?.at ?? null, after?.id ?? null, limit],
    ),

  /** Every state, with none as 0. */
  async counts(seekerId: string): Promise<Record<ApplicationStatus, number>> {
    const rows = await db.query<{ status: ApplicationStatus; count: number }>(
      'select status, count(*)::int as count from application where seeker_id = $1 group by status',
      [seekerId],
    )
    const none: Record<ApplicationStatus, number> = {
      applied: 0,
      offered: 0,
      accepted: 0,
      declined: 0,
      lapsed: 0,
      withdrawn: 0,
      rejected: 0,
    }
    return rows.reduce((counts, { status, count }) => ({ ...counts, [status]: count }), none)
  },

  /** Null when a live application of this seeker for this job is there already. */
  async insert(application: {
    id: string
    jobId: string
    seekerId: string
    note: string
    /** The shifts it is for; the whole job when none are given. */
    shiftIds?: readonly string[] | undefined
    now: Date
  }): Promise<string | null> {
    const rows = await db.query<{ id: string }>(
      `insert into application (id, job_id, seeker_id, status, note, applied_at) values ($1, $2, $3, 'applied', $4, $5)
       on conflict (job_id, seeker_id) where status in ('applied', 'offered', 'accepted') do nothing returning id`,
      [application.id, application.jobId, application.seekerId, application.note, application.now],
    )
    const [made] = rows
    if (made && application.shiftIds)
      await db.query('insert into application_shift (application_id, shift_id) select $1, unnest($2::uuid[])', [
        made.id,
        application.shiftIds.toSorted(),
      ])
    return made?.id ?? null
  },

  async live(jobId: string, seekerId: string): Promise<string | null> {
    const [row] = await db.query<{ id: string }>(
      `select id from application where job_id = $1 and seeker_id = $2 and ${LIVE}`,
      [jobId, seekerId],
    )
    return row?.id ?? null
  },

  async wasRejected(jobId: string, seekerId: string): Promise<boolean> {
    return (
      (
        await db.query(
          `select 1 from application where job_id = $1 and seeker_id = $2 and status = 'rejected' limit 1`,
          [jobId, seekerId],
        )
      ).length > 0
    )
  },

  async withdrawnSince(jobId: string, seekerId: string, since: Date): Promise<number> {
    return (
      await db.query(
        `select 1 from application where job_id = $1 and seeker_id = $2 and status = 'withdrawn' and decided_at > $3`,
        [jobId, seekerId, since],
      )
    ).length
  },
})
