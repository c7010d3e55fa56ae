import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()

let harbour: Company
let sam: Seeker
let path: string
beforeEach(async () => {
  harbour = await api.aCompany()
  sam = await api.aSeeker()
  const id = await api.anAssignment({
    company: harbour,
    seeker: sam,
    job: await api.aPublishedJob(harbour),
    status: 'completed',
  })
  path = `/assignments/${id}/ratings`
})

it('both sides can rate each other after a completed shift and read the other’s rating', async () => {
  await api.as(harbour, 'POST', path, { stars: 5, comment: 'On time and calm.' })
  await api.as(sam, 'POST', path, { stars: 4 })

  const views = await Promise.all([harbour, sam].map(async (person) => (await api.as(person, 'GET', path)).json().data))

  expect(views).toMatchObject([
    { mine: { stars: 5, comment: 'On time and calm.' }, theirs: { stars: 4 } },
    { mine: { stars: 4 }, theirs: { stars: 5, comment: 'On time and calm.' } },
  ])
})

it('the company and its jobs show the average and count of the workers’ stars', async () => {
  const job = await api.aPublishedJob(harbour)
  const before = (await api.anonymous('GET', `/companies/${harbour.companyId}`)).json().data.rating
  await api.as(sam, 'POST', path, { stars: 4 })
  await api.as(harbour, 'POST', path, { stars: 1 })

  const [company, details] = [
    await api.anonymous('GET', `/companies/${harbour.companyId}`),
    await api.anonymous('GET', `/jobs/${job.id}`),
  ]

  expect(before).toEqual({ stars: null, count: 0 })
  expect([company.json().data.rating, details.json().data.companyRating]).toEqual([
    { stars: 4, count: 1 },
    { stars: 4, count: 1 },
  ])
})

it('a second rating of the same shift is refused', async () => {
  await api.as(harbour, 'POST', path, { stars: 5 })

  const again = await api.as(harbour, 'POST', path, { stars: 1 })

  expect(again.json()).toMatchObject({ status: 409, title: 'You have already rated this shift.' })
})

it('work that is not completed cannot be rated', async () => {
  await api.db.query(`update assignment set status = 'assigned' where seeker_id = $1`, [sam.seekerId])

  expect((await api.as(sam, 'POST', path, { stars: 5 })).json().code).toBe('assignment.wrong-state')
})

it.each([[0], [6], [4.5]])('%d stars are refused', async (stars) => {
  expect((await api.as(sam, 'POST', path, { stars })).json().fields).toHaveProperty('stars')
})

it('companies see the ratings of workers who apply to them', async () => {
  await api.as(harbour, 'POST', path, { stars: 5 })
  const globex = await api.aCompany()
  const job = await api.aPublishedJob(globex, {
    shifts: [{ startsAt: '2026-11-25T08:00:00.000Z', endsAt: '2026-11-25T16:00:00.000Z' }],
  })
  await api.as(sam, 'POST', `/jobs/${job.id}/applications`, {})

  const [applicant] = (await api.as(globex, 'GET', `/jobs/${job.id}/applications`)).json().data

  expect(applicant.fit).toMatchObject({ rating: { stars: 5, count: 1 }, workedHere: 0, kept: 1, agreed: 1 })
})

it('ratings are refused to everybody but the two sides', async () => {
  await api.refusals({ method: 'GET', path, stranger: await api.aSeeker() })
  await api.refusals({ method: 'POST', path, body: { stars: 5 }, stranger: await api.aCompany() })
})
