import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const acme = await api.aCompany()
const siteId = await api.aSite(acme)

const night = (startDate: string, day: string, start = '22:00', end = '06:00') => ({
  schedule: { startDate, duration: '1 Day', days: [{ day, start, end }] },
})
const job = (change: object = {}) => ({
  title: 'Doors',
  role: 'door-supervisor',
  siteId,
  payPerHour: 1450,
  ...night('2026-11-21', 'Saturday'),
  positions: 2,
  pin: '0427',
  alertDuration: 30,
  publish: true,
  ...change,
})
const post = (change: object = {}) => api.as(acme, 'POST', '/jobs', job(change))
const first = (await post()).json().data

it('the same job is posted again only when that is confirmed, and the refusal names it', async () => {
  const before = await api.db.query('select 1 from job where company_id = $1', [acme.companyId])
  const refused = await post({ title: 'doors', payPerHour: 1600, positions: 1 })

  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({
    code: 'job.posted-already',
    detail: 'You already posted this: Doors, Tobacco Dock, Sat 21 Nov 2026, 22:00–06:00 (8 h).',
    facts: {
      job: {
        id: first.id,
        title: 'Doors',
        siteName: 'Tobacco Dock',
        zone: 'Europe/London',
        startsAt: '2026-11-21T22:00:00.000Z',
        endsAt: '2026-11-22T06:00:00.000Z',
      },
    },
  })
  expect(await api.db.query('select 1 from job where company_id = $1', [acme.companyId])).toHaveLength(before.length)
  expect((await post({ confirmRepeat: true })).statusCode).toBe(200)
})

it('two who post the same at the same moment: one is asked', async () => {
  const friday = night('2026-11-27', 'Friday')

  const answers = await Promise.all([post(friday), post(friday), post(friday)])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

it('one shift of several that is posted is enough', async () => {
  const days = [
    { day: 'Friday', start: '22:00', end: '06:00' },
    { day: 'Saturday', start: '22:00', end: '06:00' },
  ]

  const refused = await post({ schedule: { startDate: '2026-11-20', duration: '2 Days', days } })

  expect(refused.json().code).toBe('job.posted-already')
})

it.each([
  ['another title', { title: 'Back door' }],
  ['another site', { siteId: await api.aSite(acme) }],
  ['another role', { role: 'event-steward' }],
  ['another day', night('2026-11-28', 'Saturday')],
  ['another end', night('2026-11-21', 'Saturday', '22:00', '05:00')],
  ['a draft', { publish: false }],
])('%s is no repeat', async (_what, change) => {
  expect((await post(change)).statusCode).toBe(200)
})

it.each([
  ['two spaces', 'Gate  steward'],
  ['a space that does not break', 'Gate\u00A0steward'],
  ['a space of no width', 'Ga\u200Bte \u200Dsteward\u2060'],
  ['an accent of its own', 'Cafe\u0301 steward', 'Caf\u00E9 steward'],
])('%s in the title make no other job', async (_what, title, plain = 'Gate steward') => {
  await post({ title: plain, confirmRepeat: true })

  expect((await post({ title })).json().code).toBe('job.posted-already')
})

it('a draft is asked about when it is posted', async () => {
  const { id } = (await post({ publish: false })).json().data
  const publish = (body: object) => api.as(acme, 'POST', `/jobs/${id}/publish`, body)

  expect((await publish({})).json().code).toBe('job.posted-already')
  expect((await publish({ confirmRepeat: true })).statusCode).toBe(200)
})

it('a job that is cancelled or closed, and one of another company, is no repeat', async () => {
  const globex = await api.aCompany()
  const own = await api.aSite(globex)
  expect((await api.as(globex, 'POST', '/jobs', job({ siteId: own }))).statusCode).toBe(200)
  for (const how of ['cancel', 'close']) {
    const there = await api.aSite(acme)
    const { id } = (await post({ siteId: there })).json().data
    await api.as(acme, 'POST', `/jobs/${id}/${how}`, { reason: 'Called off.' })
    expect((await post({ siteId: there })).statusCode).toBe(200)
  }
})
