import { jobLists, jobStatuses, type CompanyJob, type JobStatus } from '@s4/contract'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { TestJob } from '../../../src/testing/a-job'
import type { Seeker } from '../../../src/testing/a-seeker'
import { jobsKeptWrongly } from '../../../src/testing/job-outcomes'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const HOUR = 3_600_000
const START = Date.parse('2026-11-16T09:00:00.000Z')
const at = (hours: number) => new Date(START + hours * HOUR).toISOString()
const SHIFTS = 3

const company = await api.aCompany()
const siteId = await api.aSite(company)
const seekers: Seeker[] = []
for (let n = 0; n < 4 * SHIFTS; n += 1) seekers.push(await api.aSeeker())

async function removeJobs() {
  for (const table of ['assignment', 'shift', 'job']) await api.db.query(`delete from ${table}`)
  api.moveTo(at(0))
}

/** A job with a shift every day. */
const aJob = (hours: number, status: 'draft' | 'published' = 'published') =>
  api.aJob(company, {
    siteId,
    status,
    shifts: Array.from({ length: SHIFTS }, (_none, day) => ({
      startsAt: at(hours + 24 * day),
      endsAt: at(hours + 24 * day + 8),
    })),
  })

/** What happens to one of the jobs, or to one of its shifts. */
const changes = {
  hire: async (job: TestJob, shift: number, seeker: Seeker) => {
    const given = job.shifts[shift]
    const isFree = `select from shift where id = $1 and cancelled_at is null and not exists (select from assignment
      where shift_id = $1 and status not in ('cancelled', 'noShow'))`
    if (given && (await api.db.query(isFree, [given.id])).length > 0)
      await api.anAssignment({ company, job, seeker, shift: given, checked: false })
  },
  cancelWork: (job: TestJob, shift: number) => setWork(job, shift, 'cancelled'),
  noShow: (job: TestJob, shift: number) => setWork(job, shift, 'noShow'),
  bookOn: (job: TestJob, shift: number) => setWork(job, shift, 'inProgress'),
  agreeAgain: (job: TestJob, shift: number) =>
    api.db.query(
      `update assignment set status = 'assigned' where id = (select max(id::text)::uuid from assignment
         where shift_id = $1) and not exists (select from assignment where shift_id = $1
           and status not in ('cancelled', 'noShow'))`,
      [job.shifts[shift]?.id],
    ),
  removeWork: (job: TestJob, shift: number) =>
    api.db.query('delete from assignment where shift_id = $1', [job.shifts[shift]?.id]),
  cancelShift: (job: TestJob, shift: number) => setShift(job, shift, 'cancelled_at = now()'),
  restoreShift: (job: TestJob, shift: number) => setShift(job, shift, 'cancelled_at = null'),
  moveShift: (job: TestJob, shift: number) =>
    setShift(job, shift, `starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'`),
  publish: (job: TestJob) => setStatus(job, 'published'),
  close: (job: TestJob) => setStatus(job, 'closed'),
  cancel: (job: TestJob) => setStatus(job, 'cancelled'),
}
const setWork = (job: TestJob, shift: number, status: string) =>
  api.db.query(`update assignment set status = $2 where shift_id = $1 and status not in ('cancelled', 'noShow')`, [
    job.shifts[shift]?.id,
    status,
  ])
const setShift = (job: TestJob, shift: number, change: string) =>
  api.db.query(`update shift set ${change} where id = $1`, [job.shifts[shift]?.id])
const setStatus = (job: TestJob, status: string) =>
  api.db.query('update job set status = $2, published_at = coalesce(published_at, created_at) where id = $1', [
    job.id,
    status,
  ])

interface PlainJob {
  id: string
  status: JobStatus
  soonest: string | null
  createdAt: string
  overAt: string | null
}

/** All jobs of the company as they follow from their shifts and work. */
const plainJobs = (now: string) =>
  api.db.query<PlainJob>(
    `select job.id, case when state.in_progress > 0 and state.status in ('open', 'filled', 'closed') then 'inProgress'
         else state.status end as status,
       (select min(starts_at) from shift where job_id = job.id and cancelled_at is null and ends_at > $2) as soonest,
       job.created_at, state.last_ends_at as over_at
     from job cross join lateral job_state(job.id, job.status, $2) state where company_id = $1`,
    [company.companyId, now],
  )

const before = <Row extends { id: string }>(key: (row: Row) => string, direction: 1 | -1) => {
  const compare = (a: string, b: string) => (a < b ? -direction : a > b ? direction : 0)
  return (a: Row, b: Row) => compare(key(a), key(b)) || compare(a.id, b.id)
}
const AFTER_ALL = '3'
/** Latest first, in texts that are compared. */
const reversed = (instant: string) => AFTER_ALL + String(9e15 - Date.parse(instant))

const recent = (jobs: PlainJob[]) =>
  jobs.toSorted(before(({ soonest, createdAt }) => soonest ?? reversed(createdAt), 1)).map(({ id }) => id)
const completed = (jobs: PlainJob[]) =>
  jobs
    .filter(({ status }) => status === 'completed')
    .toSorted(before(({ overAt }) => String(overAt), -1))
    .map(({ id }) => id)

async function listed(query: string, by: Company = company): Promise<string[]> {
  const ids: string[] = []
  let cursor = ''
  do {
    const page = (await api.as(by, 'GET', `/company/jobs?limit=2&${query}${cursor}`)).json()
    ids.push(...page.data.map(({ id }: CompanyJob) => id))
    cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : ''
  } while (cursor)
  return ids
}

async function expectPlainAnswers(now: string) {
  const jobs = await plainJobs(now)
  const counts = (await api.as(company, 'GET', '/company/job-counts')).json().data
  const narrowed = (await api.as(company, 'GET', `/company/job-counts?text=e&siteId=${siteId}`)).json().data

  expect(await listed('status=recent')).toEqual(recent(jobs))
  expect(await listed('status=recent&text=e')).toEqual(recent(jobs))
  expect(await listed('status=completed')).toEqual(completed(jobs))
  for (const status of jobStatuses) {
    const those = jobs.filter((job) => job.status === status)
    expect([status, counts[status], narrowed[status]]).toEqual([status, those.length, those.length])
    if (those.length > 0) expect(await listed(`status=recent&state=${status}`)).toEqual(recent(those))
  }
}

it('lists and counts say what follows from shifts, work and the time, whatever happens to them', async () => {
  const change = fc.record({
    what: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
    job: fc.nat({ max: 3 }),
    shift: fc.nat({ max: SHIFTS - 1 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { minLength: 5, maxLength: 25 }),
      fc.array(fc.integer({ min: -30, max: 130 }), { minLength: 2, maxLength: 2 }),
      async (happens, hours) => {
        await removeJobs()
        const jobs = [await aJob(0), await aJob(20), await aJob(21, 'draft'), await aJob(40)]
        await api.db.query(`update job set created_at = created_at - interval '1 day' where id = any($1)`, [
          [jobs[0]?.id, jobs[3]?.id],
        ])
        for (const { what, job, shift } of happens)
          await changes[what](jobs[job] as TestJob, shift, seekers[job * SHIFTS + shift] as Seeker)

        expect(await jobsKeptWrongly(api.db)).toEqual([])
        for (const hour of hours) {
          api.moveTo(at(hour))
          await expectPlainAnswers(at(hour))
        }
      },
    ),
    { numRuns: 25 },
  )
})

it('a job whose work is over before its last shift is completed, in every list', async () => {
  await removeJobs()
  const job = await aJob(-30)
  await changes.hire(job, 0, seekers[0] as Seeker)
  await changes.close(job)

  expect(await listed('status=completed')).toEqual([job.id])
  await expectPlainAnswers(at(0))
  for (const list of jobLists) expect(await listed(`status=${list}&sort=title`)).toEqual(await listed(`status=${list}`))
})

it('of two who end and agree work of one job at once, the second sees what the first did', async () => {
  await removeJobs()
  const job = await aJob(0)
  await changes.hire(job, 0, seekers[0] as Seeker)
  let end = () => {}
  const hired = new Promise<void>((resolve, reject) => {
    const held = new Promise<void>((letGo) => (end = letGo))
    api.db
      .transaction(async (tx) => {
        await tx.query(
          `insert into assignment select (jsonb_populate_record(work, jsonb_build_object('id', gen_random_uuid(),
             'shift_id', shift.id, 'seeker_id', $2::uuid, 'starts_at', shift.starts_at, 'ends_at', shift.ends_at))).*
           from assignment work join shift on shift.id = $1`,
          [job.shifts[1]?.id, seekers[1]?.seekerId],
        )
        resolve()
        await held
      })
      .catch(reject)
  })
  await hired
  const ended = changes.cancelWork(job, 0)
  await vi.waitFor(async () => {
    const waiting = await api.db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(waiting).toHaveLength(1)
  })
  end()
  await ended

  api.moveTo(at(100))
  expect(await listed('status=completed')).toEqual([job.id])
  expect(await jobsKeptWrongly(api.db)).toEqual([])
})
