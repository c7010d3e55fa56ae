import type { JobDraft } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { ScheduledShift } from '@s4/domain/schedule-input'
import { v7 as uuid } from 'uuid'
import type { StoredJob } from './job-rows'
import { liveAssignment, PLACES_TAKEN } from '@s4/api-platform/agreed-work'

export interface ShiftRow {
  id: string
  startsAt: string
  endsAt: string
  positions: number
  taken: number
}

interface NewJob {
  companyId: string
  uid: string
  draft: Required<Omit<JobDraft, 'terms'>> & { terms: NonNullable<JobDraft['terms']> }
  at: Date
}

const COLUMNS = `job.id, job.title, job.role, job.description, job.site_id, job.pay_per_hour, job.schedule,
    job.positions, job.pin, job.alert_duration,
  job.breaks_paid, job.sia_sector, job.requirements, job.other_requirements, job.known_risks,
  job.terms, job.status, site.zone`

export const jobRepository = (db: Db) => ({
  /**
   * Locks the job until the transaction ends, without blocking rows that refer to it. Throws `job.missing`, also for
   * another company's job.
   */
  async lock(companyId: string, id: string): Promise<StoredJob> {
    const [job] = await db.query<StoredJob>(
      `select ${COLUMNS} from job join site on site.id = job.site_id where job.company_id = $1 and job.id = $2
       for no key update of job`,
      [companyId, id],
    )
    if (!job) throw new ApiError('job.missing')
    return job
  },

  async insert({ companyId, uid, draft, at }: NewJob): Promise<string> {
    const id = uuid()
    await db.query(
      `insert into job (id, company_id, created_by, created_at, updated_at, status, site_id, title, role, description,
           requirements, other_requirements,
         pay_per_hour, schedule, positions, pin, alert_duration, breaks_paid, sia_sector, terms, known_risks)
       values ($1, $2, $3, $4, $4, 'draft', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
      [id, companyId, uid, at, ...draftColumns(draft)],
    )
    return id
  },

  async change(id: string, draft: NewJob['draft'], at: Date): Promise<void> {
    await db.query(
      `update job set updated_at = $2, site_id = $3, title = $4, role = $5, description = $6, requirements = $7,
         other_requirements = $8, pay_per_hour = $9, schedule = $10,
         positions = $11, pin = $12, alert_duration = $13, breaks_paid = $14, sia_sector = $15, terms = $16,
         known_risks = $17
         where id = $1`,
      [id, at, ...draftColumns(draft)],
    )
  },

  async setSector(id: string, sector: StoredJob['siaSector']): Promise<void> {
    await db.query('update job set sia_sector = $2 where id = $1', [id, sector])
  },

  async setStatus(id: string, status: StoredJob['status'], at: Date): Promise<void> {
    await db.query(
      `update job set status = $2, updated_at = $3,
         published_at = case when $2 = 'published' then coalesce(published_at, $3) else published_at end,
         ended_at = case when $2 in ('closed', 'cancelled') then $3 else ended_at end
       where id = $1`,
      [id, status, at],
    )
  },

  /** The shifts not cancelled, locked, with the places taken on each. */
  async shifts(id: string): Promise<ShiftRow[]> {
    await db.query('select id from shift where job_id = $1 and cancelled_at is null order by id for no key update', [
      id,
    ])
    return db.query<ShiftRow>(
      `select id, starts_at, ends_at, positions,
         ${PLACES_TAKEN} as taken
       from shift where job_id = $1 and cancelled_at is null order by starts_at`,
      [id],
    )
  },

  async addShifts(jobId: string, shifts: readonly ScheduledShift[], positions: number): Promise<void> {
    await db.query(
      `insert into shift (id, job_id, starts_at, ends_at, positions)
       select id, $1, starts_at, ends_at, $2 from unnest($3::uuid[], $4::timestamptz[], $5::timestamptz[]) as made(id,
           starts_at, ends_at)`,
      [
        jobId,
        positions,
        shifts.map(() => uuid()),
        shifts.map(({ startsAt }) => startsAt),
        shifts.map(({ endsAt }) => endsAt),
      ],
    )
  },

  /** Deletes shifts without any assignment or offer; the others stay on record as cancelled. */
  async dropShifts(ids: readonly string[], at: Date): Promise<void> {
    await db.query('update shift set cancelled_at = $2 where id = any ($1)', [ids, at])
    await db.query(
      `delete from shift where id = any ($1) and not exists (select 1 from assignment where shift_id = shift.id)
         and not exists (select 1 from offer_shift where shift_id = shift.id)
         and not exists (select 1 from application_shift where shift_id = shift.id)`,
      [ids],
    )
  },

  /** Cancels those of these shifts that have no live assignment. */
  async cancelFreeShifts(ids: readonly string[], at: Date): Promise<void> {
    await db.query(
      `update shift set cancelled_at = $2 where id = any ($1)
       and not exists (select 1 from assignment where shift_id = shift.id and ${liveAssignment()})`,
      [ids, at],
    )
  },

  /** Fails on `positions_cover_slots` when more people have a place. */
  async setPositions(ids: readonly string[], positions: number): Promise<void> {
    await db.query('update shift set positions = $2 where id = any ($1) and positions <> $2', [ids, positions])
  },
})

const draftColumns = (draft: NewJob['draft']) => [
  draft.siteId,
  draft.title,
  draft.role,
  draft.description,
  draft.requirements,
  draft.otherRequirements,
  draft.payPerHour,
  JSON.stringify(draft.schedule),
  draft.positions,
  draft.pin,
  draft.alertDuration,
  draft.breaksPaid,
  draft.siaSector,
  JSON.stringify(draft.terms),
  draft.knownRisks,
]
