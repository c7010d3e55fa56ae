import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { removeOldPageReports } from '@s4/api-platform/page-reports'
import { buildApp } from '../../../src/build-app'
import { requestsTo } from '../../../src/testing/requests'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const limited = { ...api.deps, settings: { ...api.deps.settings, rateLimitFactor: 0.01 } }
const app = await buildApp(limited)
afterAll(() => app.close())

const aMeasure = (change: Record<string, unknown> = {}) => ({
  route: '/User-JobDetails/:id',
  measure: 'LCP',
  value: 812.5,
  ...change,
})
const send = (...measures: unknown[]) => api.anonymous('POST', '/page-reports', { app: 'seeker', measures })
const kept = () => api.db.query('select app, route, measure, value from page_report order by id')

beforeEach(() => api.db.query('delete from page_report'))

it('keeps pattern, measure and number, without a session and with nothing of one', async () => {
  const seeker = await api.aSeeker()
  const report = { app: 'seeker', measures: [aMeasure({ measure: 'error', value: 1 })] }

  expect((await send(aMeasure())).json().data).toEqual({ taken: true })
  expect((await api.as(seeker, 'POST', '/page-reports', report)).statusCode).toBe(200)

  const rows = await kept()
  expect(rows).toMatchObject([
    { app: 'seeker', route: '/User-JobDetails/:id', measure: 'LCP', value: 812.5 },
    { measure: 'error', value: 1 },
  ])
  expect(Object.keys(rows[0] ?? {})).toEqual(['app', 'route', 'measure', 'value'])
})

it('keeps ten-thousandths, so that no number is too small for it', async () => {
  expect((await send(aMeasure({ measure: 'CLS', value: 0.01234 }), aMeasure({ value: 5e-275 }))).statusCode).toBe(200)

  expect((await kept()).map(({ value }) => value)).toEqual([0.0123, 0])
})

describe('refuses', () => {
  it.each<[what: string, measure: unknown]>([
    ['an id in the address', aMeasure({ route: '/User-JobDetails/018f0000-0000-7000-8000-000000000000' })],
    ['a query', aMeasure({ route: '/User-Job?text=ada' })],
    ['an address of mail', aMeasure({ route: '/ada@example.com' })],
    ['a whole address', aMeasure({ route: 'https://s4.localhost/User-Job' })],
    ['words of an error', aMeasure({ message: 'Ada is not a function' })],
    ['a measure of its own', aMeasure({ measure: 'secret' })],
    ['a number below none', aMeasure({ value: -1 })],
    ['no number', aMeasure({ value: '12' })],
  ])('%s', async (_what, measure) => {
    expect((await send(aMeasure(), measure)).json().code).toBe('input.invalid')
    expect(await kept()).toEqual([])
  })

  it('more than 20 measures, none, and over 4 KB', async () => {
    const many = Array.from({ length: 21 }, () => aMeasure({ route: '/a', value: 1 }))

    expect((await send(...many)).json().code).toBe('input.invalid')
    expect((await send()).json().code).toBe('input.invalid')
    expect((await send(aMeasure({ route: `/${'a'.repeat(5000)}` }))).json().code).toBe('input.too-large')
    expect(await kept()).toEqual([])
  })

  it('more reports of one network than three in this hour, where 300 are the limit of an hour', async () => {
    const { anonymous } = requestsTo(app, limited.settings)
    await api.db.query('delete from rate_window')
    const codes = []
    for (let time = 0; time < 4; time += 1)
      codes.push((await anonymous('POST', '/page-reports', { app: 'shell', measures: [aMeasure()] })).statusCode)

    expect(codes).toEqual([200, 200, 200, 429])
  })
})

it('keeps nothing of a browser that was switched off', async () => {
  const answer = await api.anonymous(
    'POST',
    '/page-reports',
    { app: 'seeker', measures: [aMeasure()] },
    { cookie: 'theme=dark.1; measure=off' },
  )

  expect(answer.json().data).toEqual({ taken: false })
  expect(await kept()).toEqual([])
})

it('removes reports after 14 days', async () => {
  const day = 24 * 60 * 60_000
  await send(aMeasure())
  const sentAt = api.deps.clock.now().getTime()

  await removeOldPageReports(api.deps, new Date(sentAt + 14 * day))
  expect(await kept()).toHaveLength(1)
  await removeOldPageReports(api.deps, new Date(sentAt + 14 * day + 1))
  expect(await kept()).toEqual([])
})

it('shows the staff errors and what three of four visits were better than, by page', async () => {
  await send(...[100, 200, 300, 400].map((value) => aMeasure({ value })), aMeasure({ measure: 'error', value: 1 }))
  await send(aMeasure({ route: '/User-Job', value: 50 }))
  const ola = await api.aStaffMember()

  expect((await ola.call('GET', '/staff/health')).json().data.pages).toEqual([
    { app: 'seeker', route: '/User-JobDetails/:id', errors: 1, lcp: 325, inp: null, cls: null },
    { app: 'seeker', route: '/User-Job', errors: 0, lcp: 50, inp: null, cls: null },
  ])
})
