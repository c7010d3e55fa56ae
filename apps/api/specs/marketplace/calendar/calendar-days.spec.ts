import type { WorkCalendar } from '@s4/contract'
import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const company = await api.aCompany()
type Seeker = Awaited<ReturnType<typeof api.aSeeker>>
const days = async (seeker: Seeker, query = '?from=2026-11-01&to=2026-11-30') =>
  (await api.as(seeker, 'GET', `/calendar/days${query}`)).json<{ data: WorkCalendar }>().data

it('a month has the worker’s own work, open offers, weekly hours and the bank holidays of each nation', async () => {
  const [seeker, other] = [await api.aSeeker({ findable: true }), await api.aSeeker()]
  const work = await api.anAssignment({ company, job: await api.aPublishedJob(company), seeker })
  const cancelled = await api.aPublishedJob(company, {
    shifts: [{ startsAt: '2026-11-24T22:00:00.000Z', endsAt: '2026-11-25T06:00:00.000Z' }],
  })
  const gone = await api.anAssignment({ company, job: cancelled, seeker })
  await api.db.query(`update assignment set status = 'cancelled' where id = $1`, [gone])
  const offered = await api.aPublishedJob(company, {
    title: 'Offered',
    shifts: [{ startsAt: '2026-11-30T22:00:00.000Z', endsAt: '2026-12-01T06:00:00.000Z' }],
  })
  const offer = (await api.as(company, 'POST', `/jobs/${offered.id}/offers`, { seekerId: seeker.seekerId })).json().data
  await api.as(seeker, 'PUT', '/availability', { hours: [{ weekday: 6, start: '18:00', end: '06:00' }] })

  expect(await days(seeker)).toEqual({
    work: [expect.objectContaining({ id: work, status: 'assigned', startsAt: '2026-11-21T22:00:00.000Z' })],
    offered: [expect.objectContaining({ id: offer.id, title: 'Offered', lapsesAt: '2026-11-17T09:00:00.000Z' })],
    hours: [{ weekday: 6, start: '18:00', end: '06:00' }],
    daysOff: [],
    holidays: [{ date: '2026-11-30', name: expect.stringMatching(/Andrew/), nations: ['scotland'] }],
  })
  // The night from the last of November is also a part of December, but offers that have lapsed are not there.
  api.moveTo('2026-11-17T09:00:01.000Z')
  expect((await days(seeker, '?from=2026-12-01&to=2026-12-31')).offered).toEqual([])
  expect(await days(other)).toMatchObject({ work: [], offered: [] })
  expect((await days(other, '?from=2026-12-21&to=2027-01-03')).holidays.map(({ date }) => date)).toContain('2027-01-01')
  api.moveTo('2026-11-16T09:00:00.000Z')
})

it('is refused without a session, to a company, and for too many days', async () => {
  const seeker = await api.aSeeker()
  const asked = async (query: string) => (await api.as(seeker, 'GET', `/calendar/days${query}`)).json()

  expect((await api.anonymous('GET', '/calendar/days?from=2026-11-01&to=2026-11-30')).json().code).toBe(
    'session.required',
  )
  expect((await api.as(company, 'GET', '/calendar/days?from=2026-11-01&to=2026-11-30')).statusCode).toBe(403)
  expect((await asked('?from=2026-11-01&to=2026-12-13')).fields).toEqual({ to: 'Ask for 42 days or fewer.' })
  expect((await asked('?from=2026-11-02&to=2026-11-01')).fields).toEqual({ to: 'The last day is before the first.' })
})
