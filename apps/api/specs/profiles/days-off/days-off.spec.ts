import type { Cover, DaysOff, JobCard, Rota, WorkCalendar, Worker } from '@s4/contract'
import { removeOldDaysOff } from '@s4/api-profiles/days-off'
import { eraseSeeker } from '@s4/api-profiles/seeker'
import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
type Seeker = Awaited<ReturnType<typeof api.aSeeker>>
const NIGHT = { startsAt: '2026-12-04T22:00:00.000Z', endsAt: '2026-12-05T06:00:00.000Z' }

const take = (seeker: Seeker, from: string, to: string) => api.as(seeker, 'POST', '/days-off', { from, to })
const taken = async (seeker: Seeker, from: string, to: string) =>
  (await take(seeker, from, to)).json<{ data: DaysOff }>().data
const shown = async (seeker: Seeker) =>
  (await api.as(seeker, 'GET', '/calendar/days?from=2026-12-01&to=2026-12-31')).json<{ data: WorkCalendar }>().data
    .daysOff

it('are taken, shown in the calendar of their owner alone, and removed once', async () => {
  const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]
  const { id } = await taken(seeker, '2026-12-05', '2026-12-07')

  expect(await shown(seeker)).toEqual([{ id, from: '2026-12-05', to: '2026-12-07' }])
  expect(await shown(other)).toEqual([])
  expect((await api.as(other, 'DELETE', `/days-off/${id}`)).statusCode).toBe(404)
  expect((await api.anonymous('DELETE', `/days-off/${id}`)).json().code).toBe('session.required')
  expect((await api.as(seeker, 'DELETE', `/days-off/${id}`)).statusCode).toBe(200)
  expect((await api.as(seeker, 'DELETE', `/days-off/${id}`)).statusCode).toBe(404)
  expect(await shown(seeker)).toEqual([])
})

it('are refused with the field: turned round, gone by, too long, off already', async () => {
  const seeker = await api.aSeeker()
  const fields = async (from: string, to: string) => (await take(seeker, from, to)).json().fields
  await taken(seeker, '2026-12-05', '2026-12-07')

  expect(await fields('2026-12-12', '2026-12-11')).toEqual({ to: 'The last day is before the first.' })
  expect(await fields('2026-11-14', '2026-11-15')).toEqual({ to: 'These days are over. Choose today or later.' })
  expect(await fields('2026-12-12', '2027-12-13')).toEqual({ to: 'Take a year or less at a time.' })
  expect(await fields('2026-12-07', '2026-12-08')).toEqual({
    from: 'You are already off from Sat 5 Dec 2026 to Mon 7 Dec 2026.',
  })
  expect(
    (await api.as(await api.aCompany(), 'POST', '/days-off', { from: '2026-12-07', to: '2026-12-08' })).statusCode,
  ).toBe(403)
})

it('two tabs take the same days once', async () => {
  const seeker = await api.aSeeker()
  const answers = await Promise.all([1, 2, 3].map(() => take(seeker, '2026-12-05', '2026-12-05')))

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  expect(await shown(seeker)).toHaveLength(1)
})

it('are said to a company that searches for the day or plans the week, and to the worker at the job', async () => {
  const company = await api.aCompany()
  const seeker = await api.aSeeker({ findable: true })
  const job = await api.aPublishedJob(company, { shifts: [NIGHT] })
  await api.as(company, 'POST', '/workers/save', { ids: [seeker.seekerId] })
  await taken(seeker, '2026-12-05', '2026-12-05')
  const [site] = await api.db.query<{ id: string }>('select site_id as id from job where id = $1', [job.id])
  const [shift] = await api.db.query<{ id: string }>('select id from shift where job_id = $1', [job.id])

  const found = async (date: string) =>
    (await api.as(company, 'GET', `/workers/find?siteId=${site?.id}&date=${date}&start=22:00&end=06:00`))
      .json<{ data: Worker[] }>()
      .data.find(({ seekerId }) => seekerId === seeker.seekerId)?.availability
  expect(await found('2026-12-04')).toBe('off')
  expect(await found('2026-12-06')).toBe('not-given')

  const cover = (await api.as(company, 'GET', `/company/shifts/${shift?.id}/cover`)).json<{ data: Cover }>().data
  expect(cover.unavailable).toContainEqual({ reason: 'dayOff', people: 1 })

  const rota = (await api.as(company, 'GET', '/rota?week=2026-11-30')).json<{ data: Rota }>().data
  expect(rota.workers.find(({ seekerId }) => seekerId === seeker.seekerId)?.daysOff).toEqual([
    { from: '2026-12-05', to: '2026-12-05' },
  ])

  const { reasons } = (await api.as(seeker, 'GET', `/jobs/${job.id}`)).json<{ data: JobCard }>().data
  expect(reasons?.find(({ code }) => code === 'dayOff')).toMatchObject({
    message: 'You have a day off: Fri 4 Dec',
    stopsAccepting: false,
  })
})

it('are gone on the day after the last, and with the account', async () => {
  const [seeker, other] = [await api.aSeeker(), await api.aSeeker()]
  await taken(seeker, '2026-12-05', '2026-12-05')
  await taken(other, '2026-11-16', '2026-11-16')
  const rows = async ({ seekerId }: Seeker) =>
    (await api.db.query('select id from day_off where seeker_id = $1', [seekerId])).length

  await removeOldDaysOff(api.deps, new Date('2026-11-16T23:30:00.000Z'))
  expect(await rows(other)).toBe(1)
  await removeOldDaysOff(api.deps, new Date('2026-11-17T00:30:00.000Z'))
  expect([await rows(other), await rows(seeker)]).toEqual([0, 1])
  await api.db.transaction((tx) => eraseSeeker(tx, { seekerId: seeker.seekerId, now: new Date() }))
  expect(await rows(seeker)).toBe(0)
})
