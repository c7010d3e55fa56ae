import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import type { TestJob } from '../../../src/testing/a-job'

const api = await startApi()
const PARALLEL_REQUESTS = 50
const inParallel = <Item>(make: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: PARALLEL_REQUESTS }, (_, index) => make(index)))

let company: Company
beforeEach(async () => {
  company = await api.aCompany()
})

/** An open offer to a seeker who applied. */
async function anOffer(job: TestJob, seeker: Seeker): Promise<string> {
  await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
  const answer = await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })
  return answer.json().data.id
}

const accept = (seeker: Seeker, offerId: string) =>
  api.as(seeker, 'POST', `/offers/${offerId}/accept`, { selfBilling: true })
const countStatuses = (answers: { statusCode: number }[]) => {
  const counted = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length
  return { accepted: counted(200), refused: counted(409) }
}

it('50 applications at once by one seeker for one job make one application', async () => {
  const seeker = await api.aSeeker()
  const job = await api.aPublishedJob(company)

  const answers = await inParallel(() =>
    api.as(seeker, 'POST', `/jobs/${job.id}/applications`, { note: 'Free all night.' }),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(PARALLEL_REQUESTS).fill(200))
  expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
  const rows = await api.db.query('select id from application where job_id = $1', [job.id])
  expect(rows).toHaveLength(1)
})

it('five of 50 people who accept five places at once get one each', async () => {
  const job = await api.aPublishedJob(company, { positions: 5 })
  const seekers = await inParallel((index) => api.aSeeker({ fullname: `Seeker ${index}` }))
  const offers = []
  for (const seeker of seekers) offers.push({ seeker, id: await anOffer(job, seeker) })

  const answers = await Promise.all(offers.map(({ seeker, id }) => accept(seeker, id)))

  expect(countStatuses(answers)).toEqual({ accepted: 5, refused: 45 })
  const slots = await api.db.query<{ slot: number }>('select slot from assignment where shift_id = $1 order by slot', [
    job.shift.id,
  ])
  expect(slots.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5])
})

it('one of 50 overlapping offers to one seeker can be accepted at once', async () => {
  const seeker = await api.aSeeker()
  const jobs = await inParallel((index) =>
    api.aPublishedJob(company, {
      shifts: [
        { startsAt: `2026-11-21T22:${String(index).padStart(2, '0')}:00.000Z`, endsAt: '2026-11-22T06:00:00.000Z' },
      ],
    }),
  )
  const offers = []
  for (const job of jobs) offers.push(await anOffer(job, seeker))

  const answers = await Promise.all(offers.map((id) => accept(seeker, id)))

  expect(countStatuses(answers)).toEqual({ accepted: 1, refused: 49 })
  expect(
    await api.db.query(`select id from assignment where seeker_id = $1 and status = 'assigned'`, [seeker.seekerId]),
  ).toHaveLength(1)
})

it('accepting one offer 50 times at once makes one assignment', async () => {
  const seeker = await api.aSeeker()
  const job = await api.aPublishedJob(company, { positions: 50 })
  const offer = await anOffer(job, seeker)

  const answers = await inParallel(() => accept(seeker, offer))

  expect(new Set(answers.map((answer) => JSON.stringify(answer.json().data))).size).toBe(1)
  expect(await api.db.query('select id from assignment where seeker_id = $1', [seeker.seekerId])).toHaveLength(1)
  expect(
    await api.db.query('select id from self_billing_agreement where seeker_id = $1', [seeker.seekerId]),
  ).toHaveLength(1)
})

const nights = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = Date.UTC(2026, 10, 20 + index, 22)
    return { startsAt: new Date(day).toISOString(), endsAt: new Date(day + 8 * 3_600_000).toISOString() }
  })
const offer = (job: TestJob, { seekerId }: Seeker, shiftIds: (string | undefined)[]) =>
  api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId, shiftIds })

it('a person gets one open offer per shift when many are made at once', async () => {
  const [applicant, invited] = [await api.aSeeker(), await api.aSeeker({ findable: true })]
  const job = await api.aPublishedJob(company, { shifts: nights(3), positions: 5 })
  await api.as(applicant, 'POST', `/jobs/${job.id}/applications`, {})
  const [first, second, third] = job.shifts.map(({ id }) => id)

  const answers = await inParallel((index) =>
    offer(job, index % 2 ? applicant : invited, index % 4 < 2 ? [first, second] : [third, second]),
  )

  expect(countStatuses(answers)).toEqual({ accepted: 2, refused: PARALLEL_REQUESTS - 2 })
  const open = await api.db.query<{ offers: number }>(
    `select count(*)::int as offers from offer_shift where status = 'open' group by seeker_id, shift_id`,
  )
  expect(open.every(({ offers }) => offers === 1)).toBe(true)
})

it('declining all 50 offers of an application at once ends the application', async () => {
  const seeker = await api.aSeeker()
  const job = await api.aPublishedJob(company, { shifts: nights(PARALLEL_REQUESTS) })
  await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
  const offers: string[] = []
  for (const { id } of job.shifts) offers.push((await offer(job, seeker, [id])).json().data.id)

  const answers = await Promise.all(offers.map((id) => api.as(seeker, 'POST', `/offers/${id}/decline`, {})))

  expect(countStatuses(answers)).toEqual({ accepted: PARALLEL_REQUESTS, refused: 0 })
  expect(await api.db.query('select status from application where job_id = $1', [job.id])).toEqual([
    { status: 'declined' },
  ])
})
