import type { Alert } from '@s4/contract'
import { describe, expect, it } from 'vitest'
import { runDue } from '../../../src/testing/run-due'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

async function runDueAt(time: string) {
  api.moveTo(`2026-11-${time}:00.000Z`)
  await runDue(api.deps, api.deps.clock.now())
}
const listAlerts = (id: string) => api.db.query('select kind, raised_at from alert where assignment_id = $1', [id])

it('a worker who is not booked on 10 minutes after the start causes one alert', async () => {
  const shift = await aShift(api)

  await runDueAt('21T22:09')
  const before = await listAlerts(shift.id)
  await runDueAt('21T22:10')
  await runDueAt('21T22:11')

  expect(before).toEqual([])
  expect(await listAlerts(shift.id)).toEqual([{ kind: 'late', raisedAt: '2026-11-21T22:10:00.000Z' }])
  expect(await api.db.query('select kind from notification where uid = $1', [shift.seeker.uid])).toEqual([
    { kind: 'attendance.late' },
  ])
})

it('shifts that are over cause no late alert', async () => {
  const shift = await aShift(api)

  await runDueAt('22T06:00')

  expect(await listAlerts(shift.id)).toEqual([])
})

it('a worker who is not booked off 30 minutes after the end causes one alert', async () => {
  const shift = await aShift(api, { alertDuration: 120 })
  api.moveTo('2026-11-22T05:50:00.000Z')
  await bookOnShift(api, shift)

  await runDueAt('22T06:29')
  const before = await listAlerts(shift.id)
  await runDueAt('22T06:30')
  await runDueAt('22T06:31')

  expect(before).toEqual([])
  expect(await listAlerts(shift.id)).toMatchObject([{ kind: 'forgottenBookOff' }])
})

it('both alerts are resolved when the worker books on or off', async () => {
  const shift = await aShift(api, { alertDuration: 120 })
  await runDueAt('21T22:10')
  api.moveTo('2026-11-21T22:14:00.000Z')
  const token = await bookOnShift(api, shift)
  await runDueAt('22T06:30')
  api.moveTo('2026-11-22T06:41:00.000Z')
  await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': token })

  const alerts = await api.db.query(
    `select kind, resolution from alert
     where assignment_id = $1 and kind in ('late', 'forgottenBookOff') order by raised_at`,
    [shift.id],
  )

  expect(alerts).toEqual([
    { kind: 'late', resolution: 'Booked on at 22:14.' },
    { kind: 'forgottenBookOff', resolution: 'Booked off at 06:41.' },
  ])
})

describe('an alert about somebody who has not booked on ends by itself, and tells nobody else,', () => {
  const endings: [name: string, resolution: string, end: (shift: TestShift) => Promise<{ statusCode: number }>][] = [
    [
      'when the company records a no-show',
      'Recorded as a no-show.',
      ({ company, id }) => api.as(company, 'POST', `/assignments/${id}/no-show`, { reason: 'Nobody came.' }),
    ],
    [
      'when the company cancels the place',
      'The company cancelled this work.',
      ({ company, id }) => api.as(company, 'POST', `/assignments/${id}/cancel`, { reason: 'The event is off.' }),
    ],
    [
      'when the company cancels the job',
      'The company cancelled this work.',
      ({ company, job }) => api.as(company, 'POST', `/jobs/${job.id}/cancel`, { reason: 'The event is off.' }),
    ],
    [
      'when the worker cancels',
      'The worker cancelled this work.',
      ({ seeker, id }) => api.as(seeker, 'POST', `/assignments/${id}/cancel`, { reason: 'I am ill.' }),
    ],
  ]

  it.each(endings)('%s', async (_name, resolution, end) => {
    const shift = await aShift(api)
    await runDueAt('21T22:10')
    api.moveTo('2026-11-21T22:12:00.000Z')
    const countTold = () =>
      api.db.query('select id from outgoing_message where company_id = $1', [shift.company.companyId])
    const told = await countTold()

    const ended = await end(shift)
    await runDueAt('21T22:59')

    expect(ended.statusCode).toBe(200)
    const { data: alerts } = (await api.as(shift.company, 'GET', '/alerts')).json<{ data: Alert[] }>()
    expect(alerts).toMatchObject([
      {
        kind: 'late',
        resolvedAt: '2026-11-21T22:12:00.000Z',
        resolvedBy: null,
        outcome: 'endedByItself',
        resolution,
        unansweredAt: null,
      },
    ])
    expect(told).not.toEqual([])
    expect(await countTold()).toHaveLength(told.length)
  })
})

describe('once a no-show is withdrawn', () => {
  async function aWithdrawnNoShow(closeBefore = false) {
    const shift = await aShift(api)
    const { company, seeker, id, job } = shift
    await runDueAt('21T22:10')
    const [late] = (await api.as(company, 'GET', '/alerts')).json<{ data: Alert[] }>().data
    if (closeBefore)
      await api.as(company, 'POST', `/alerts/${late?.id}/resolve`, { outcome: 'dealtWith', resolution: 'On the way.' })
    await api.as(company, 'POST', `/assignments/${id}/no-show`, { reason: 'Nobody came.' })
    const appealed = await api.as(seeker, 'POST', '/problems', {
      jobId: job.id,
      assignmentId: id,
      category: 'noShow',
      severity: 'high',
      subject: 'I am on my way',
      text: 'The train stands.',
    })
    await api.as(company, 'POST', `/problems/${appealed.json().data.id}/resolve`, { outcome: 'They come later.' })
    return shift
  }
  const lateAlerts = (id: string) =>
    api.db.query(`select raised_at, outcome from alert where assignment_id = $1 and kind = 'late' order by raised_at`, [
      id,
    ])

  it('a worker who has still not booked on causes one alert again, and the worker is reminded', async () => {
    const { id, seeker } = await aWithdrawnNoShow()

    await Promise.all(['21T22:20', '21T22:20'].map(runDueAt))
    await runDueAt('21T22:40')

    expect(await lateAlerts(id)).toEqual([
      { raisedAt: '2026-11-21T22:10:00.000Z', outcome: 'endedByItself' },
      { raisedAt: '2026-11-21T22:20:00.000Z', outcome: null },
    ])
    expect(
      await api.db.query(`select from notification where uid = $1 and kind = 'attendance.late'`, [seeker.uid]),
    ).toHaveLength(2)
  })

  it('an alert that somebody closed before stays closed', async () => {
    const { id } = await aWithdrawnNoShow(true)

    await runDueAt('21T22:20')

    expect(await lateAlerts(id)).toMatchObject([{ outcome: 'dealtWith' }])
  })
})

it('booking off 30 minutes or more before the end causes one urgent alert, and the room says who is left', async () => {
  const company = await api.aCompany()
  const [early, stays] = [await aShift(api, { company }), await aShift(api, { company })]
  api.moveTo('2026-11-21T22:00:00.000Z')
  const token = await bookOnShift(api, early)
  await bookOnShift(api, stays)
  api.moveTo('2026-11-22T02:40:00.000Z')
  await api.anonymous('POST', `/assignments/${early.id}/book-off`, {}, { 'shift-token': token })

  const { alerts } = (await api.as(company, 'GET', '/company/control-room')).json().data
  const notices = await api.db.query<{ title: string; body: string }>(
    `select title, body from notification where uid = $1 and kind = 'alert.left-early'`,
    [company.uid],
  )

  expect(alerts).toMatchObject([
    { kind: 'leftEarly', severity: 'urgent', bookedOffAt: '2026-11-22T02:40:00.000Z', othersOn: 0 },
  ])
  expect(notices).toEqual([
    {
      title: expect.stringMatching(/ booked off early$/) as string,
      body: expect.stringContaining('booked off at 02:40, the shift ends at 06:00') as string,
    },
  ])
})

it('booking off shortly before the end, after it, or by the company’s hand is not leaving early', async () => {
  const [near, byHand, sentLate] = [await aShift(api), await aShift(api), await aShift(api)]
  api.moveTo('2026-11-21T22:00:00.000Z')
  const token = await bookOnShift(api, near)
  await bookOnShift(api, byHand)
  const lateToken = await bookOnShift(api, sentLate)
  api.moveTo('2026-11-22T05:31:00.000Z')
  await api.anonymous('POST', `/assignments/${near.id}/book-off`, {}, { 'shift-token': token })
  await api.as(byHand.company, 'POST', `/assignments/${byHand.id}/manual`, {
    action: 'bookOff',
    at: '2026-11-22T02:00:00.000Z',
    reason: 'The event ended.',
  })
  api.moveTo('2026-11-22T06:05:00.000Z')
  await api.anonymous(
    'POST',
    `/assignments/${sentLate.id}/book-off`,
    { deviceAt: '2026-11-22T03:00:00.000Z' },
    { 'shift-token': lateToken },
  )

  const raised = await api.db.query(`select id from alert where kind = 'leftEarly' and assignment_id = any($1)`, [
    [near.id, byHand.id, sentLate.id],
  ])
  expect(raised).toEqual([])
})
