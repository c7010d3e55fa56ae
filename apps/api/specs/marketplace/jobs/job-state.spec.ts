import type { JobStatus } from '@s4/contract'
import { jobStatus, type ShiftFilling, type StoredJobStatus } from '@s4/domain/job-status'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const NOW = Date.parse('2026-11-16T09:00:00.000Z')
const MINUTE = 60_000

/** Shifts around now that do not overlap, so that one seeker can work all of them. */
const shifts = fc.uniqueArray(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 4 }).chain((days) =>
  fc.tuple(
    ...days.map((day) =>
      fc.record({
        day: fc.constant(day),
        startMinute: fc.integer({ min: -200, max: 200 }),
        length: fc.integer({ min: 5, max: 480 }),
        positions: fc.integer({ min: 1, max: 2 }),
        place: fc.constantFrom('free', 'taken', 'cancelled'),
      }),
    ),
  ),
)
const stored = fc.constantFrom<StoredJobStatus>('draft', 'published', 'closed', 'cancelled')

const jobsOf = async ({ companyId }: Company) =>
  api.db.query<{ id: string; inProgress: number; status: JobStatus; overAt: string | null; lastEndsAt: string | null }>(
    `select job.id, state.status, state.in_progress, shifts_over_at as over_at, state.last_ends_at
     from job cross join lateral job_state(job.id, job.status, $2) state where company_id = $1`,
    [companyId, new Date(NOW)],
  )

it('job_state says the same as jobStatus of any job, and so do the counts and the list', async () => {
  const company = await api.aCompany()
  const siteId = await api.aSite(company)

  await fc.assert(
    fc.asyncProperty(stored, shifts, async (status, planned) => {
      const seeker = await api.aSeeker()
      const spans = planned.map(({ day, startMinute, length, positions }) => {
        const start = NOW + day * 1440 * MINUTE + startMinute * MINUTE
        return {
          startsAt: new Date(start).toISOString(),
          endsAt: new Date(start + length * MINUTE).toISOString(),
          positions,
        }
      })
      const job = await api.aJob(company, { siteId, status, shifts: spans })
      const filling: ShiftFilling[] = []
      for (const [index, shift] of job.shifts.entries()) {
        const place = planned[index]?.place
        if (place === 'taken') await api.anAssignment({ company, job, seeker, shift })
        if (place === 'cancelled') await api.db.query('update shift set cancelled_at = now() where id = $1', [shift.id])
        else filling.push({ ...shift, taken: place === 'taken' ? 1 : 0 })
      }

      const [row] = await api.db.query('select status from job_state($1, $2, $3)', [job.id, status, new Date(NOW)])

      expect(row).toEqual({ status: jobStatus(status, filling, new Date(NOW).toISOString()) })
    }),
    { numRuns: 60 },
  )

  const jobs = await jobsOf(company)
  const counts = (await api.as(company, 'GET', '/company/job-counts')).json<{ data: Record<JobStatus, number> }>().data
  for (const [status, count] of Object.entries(counts)) {
    const those = jobs.filter((job) => job.status === status)
    const listed = (await api.as(company, 'GET', `/company/jobs?status=recent&state=${status}&limit=100`)).json()
    expect([status, count]).toEqual([status, those.length])
    expect(listed.data.map(({ id }: { id: string }) => id).toSorted()).toEqual(those.map(({ id }) => id).toSorted())
  }
  const completed = (await api.as(company, 'GET', '/company/jobs?status=completed&limit=100')).json().data
  expect(completed).toHaveLength(counts.completed)
  for (const { overAt, lastEndsAt } of jobs) expect(overAt).toBe(lastEndsAt)
})

it('a job is over with its last shift that is not cancelled, whoever changes its shifts', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company)
  const overAt = async () => (await jobsOf(company))[0]?.overAt
  const addEndingAt = (tx: Pick<typeof api.db, 'query'>, hour: number) =>
    tx.query(
      `insert into shift (id, job_id, starts_at, ends_at, positions)
       values (gen_random_uuid(), $1, $2::timestamptz - interval '4 hours', $2, 1)`,
      [job.id, `2026-12-01T${hour}:00:00.000Z`],
    )

  let end = () => {}
  const added = new Promise<void>((resolve, reject) => {
    const held = new Promise<void>((letGo) => (end = letGo))
    api.db.transaction((tx) => addEndingAt(tx, 20).then(() => (resolve(), held))).catch(reject)
  })
  await added
  // It waits for the other, and then sees its shift.
  const other = api.db.transaction((tx) => addEndingAt(tx, 16))
  await vi.waitFor(async () => {
    const waiting = await api.db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(waiting).toHaveLength(1)
  })
  end()
  await other
  expect(await overAt()).toBe('2026-12-01T20:00:00.000Z')
  await api.db.query(`update shift set cancelled_at = now() where job_id = $1 and ends_at = '2026-12-01T20:00Z'`, [
    job.id,
  ])
  expect(await overAt()).toBe('2026-12-01T16:00:00.000Z')
  await api.db.query(`delete from shift where job_id = $1 and starts_at > '2026-12-01'`, [job.id])
  expect(await overAt()).toBe(job.shift.endsAt)
  await api.db.query('delete from shift where job_id = $1', [job.id])
  expect(await overAt()).toBeNull()
})

it('somebody who has not booked off keeps a job in progress after its last shift', async () => {
  const company = await api.aCompany()
  const shift = { startsAt: '2026-11-15T20:00:00.000Z', endsAt: '2026-11-16T06:00:00.000Z' }
  const job = await api.aPublishedJob(company, { shifts: [shift] })
  const seeker = await api.aSeeker()
  await api.anAssignment({ company, job, seeker, shift: job.shift, status: 'inProgress' })

  const { data } = (await api.as(company, 'GET', '/company/jobs?status=inProgress')).json()
  expect(data.map(({ id }: { id: string }) => id)).toEqual([job.id])
})
