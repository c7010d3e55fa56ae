import { describe, expect, it, vi } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'
import { removeOldTrails } from '@s4/api-shift-day/attendance'

const api = await startApi()
const INSIDE = { lat: 51.508, lng: -0.0594, accuracy: 20 }
const OUTSIDE = { lat: 51.53, lng: -0.0594, accuracy: 20 }
const EDGE = { lat: 51.5124, lng: -0.0594, accuracy: 200 }

async function onShift(shareLocation = true): Promise<TestShift & { token: string }> {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  return { ...shift, token: await bookOnShift(api, shift, { shareLocation }) }
}

const reportPosition = (
  shift: { id: string; token: string },
  position: object,
  deviceAt = '2026-11-21T22:00:00.000Z',
) => api.anonymous('POST', `/assignments/${shift.id}/location`, { position, deviceAt }, { 'shift-token': shift.token })
const sent = (key: string, shift: { token: string }) => ({
  'shift-token': shift.token,
  'idempotency-key': key,
  'phone-pressed-at': '2026-11-21T22:00:00.000Z',
  'phone-sent-at': '2026-11-21T22:00:00.000Z',
})
const listFixes = ({ id }: TestShift) =>
  api.db.query<{ lat: number; inside: string }>(
    'select lat, inside from position_fix where assignment_id = $1 order by id',
    [id],
  )
const listAlerts = ({ id }: TestShift) =>
  api.db.query<{ kind: string }>('select kind, lat from alert where assignment_id = $1', [id])

it('the company sees the last position with its times', async () => {
  const shift = await onShift()
  await reportPosition(shift, INSIDE)
  api.moveTo('2026-11-21T22:01:00.000Z')
  const second = await reportPosition(shift, { ...INSIDE, lat: 51.5081 }, '2026-11-21T22:00:58.000Z')

  const live = await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/live`)

  expect(second.json().data).toEqual({ inside: 'inside' })
  expect(live.json().data.workers).toMatchObject([
    {
      locationShared: true,
      lastPosition: {
        lat: 51.5081,
        deviceAt: '2026-11-21T22:00:58.000Z',
        serverAt: '2026-11-21T22:01:00.000Z',
        inside: 'inside',
      },
    },
  ])
})

it('leaving the site causes one alert per exit', async () => {
  const shift = await onShift()

  for (const position of [INSIDE, OUTSIDE, OUTSIDE, EDGE, OUTSIDE]) await reportPosition(shift, position)
  const first = await listAlerts(shift)
  for (const position of [INSIDE, OUTSIDE]) await reportPosition(shift, position)

  expect(first).toEqual([{ kind: 'leftGeofence', lat: OUTSIDE.lat }])
  expect(await listAlerts(shift)).toHaveLength(2)
})

it('the alert says when whoever left was seen back inside, while their last position is there', async () => {
  const shift = await onShift()
  const alert = async () => {
    const [{ id }] = (await api.as(shift.company, 'GET', '/alerts')).json().data
    const [shown, waiting, room] = await Promise.all(
      [`/alerts/${id}`, '/alerts/waiting', '/company/control-room'].map((path) => api.as(shift.company, 'GET', path)),
    )
    const seen = [shown?.json().data, waiting?.json().data.newest, room?.json().data.alerts[0]]
    return seen.map(({ backInsideAt }) => backInsideAt)
  }

  await reportPosition(shift, INSIDE)
  await reportPosition(shift, OUTSIDE)
  expect(await alert()).toEqual([null, null, null])
  const back = '2026-11-21T22:05:00.000Z'
  api.moveTo(back)
  await reportPosition(shift, INSIDE, back)
  expect(await alert()).toEqual([back, back, back])
  api.moveTo('2026-11-21T22:09:00.000Z')
  await reportPosition(shift, EDGE, '2026-11-21T22:09:00.000Z')
  expect(await alert()).toEqual([null, null, null])
})

it('a site with corners ends at them, not at its circle', async () => {
  const shift = await onShift()
  const corners = [-1, 1].flatMap((east) =>
    [-east, east].map((north) => ({ lat: INSIDE.lat + north * 0.0009, lng: INSIDE.lng + east * 0.0009 })),
  )
  await api.db.query('update site set boundary = $2 where id = $1', [shift.job.siteId, JSON.stringify(corners)])

  const answers = []
  for (const north of [0, 0.0009, 0.002])
    answers.push((await reportPosition(shift, { ...INSIDE, lat: INSIDE.lat + north })).json().data.inside)
  const live = await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/live`)

  expect(answers).toEqual(['inside', 'uncertain', 'outside'])
  expect(await listAlerts(shift)).toMatchObject([{ kind: 'leftGeofence' }])
  expect(live.json().data.boundary).toEqual(corners)
})

describe('positions at the same time', () => {
  const sendAll = (shifts: readonly (TestShift & { token: string })[], position: object) =>
    Promise.all(shifts.map((shift) => reportPosition(shift, position)))

  it('of several workers are each stored, and one who left is alerted', async () => {
    const shifts = [await onShift(), await onShift(), await onShift()] as const
    const [first, second, third] = shifts

    await sendAll(shifts, INSIDE)
    const answers = await Promise.all([
      reportPosition(first, INSIDE),
      reportPosition(second, OUTSIDE),
      reportPosition(third, EDGE),
      reportPosition({ id: third.id, token: first.token }, INSIDE),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404])
    expect(
      await Promise.all(shifts.map(async (shift) => (await listFixes(shift)).map(({ inside }) => inside))),
    ).toEqual([
      ['inside', 'inside'],
      ['inside', 'outside'],
      ['inside', 'uncertain'],
    ])
    expect(await Promise.all(shifts.map(async (shift) => (await listAlerts(shift)).length))).toEqual([0, 1, 0])
  })

  it('are stored without those of work that somebody else is changing, which follow', async () => {
    const shifts = [await onShift(), await onShift()] as const
    const [held, free] = shifts
    let release = () => {}
    const holding = api.db.transaction(async (tx) => {
      await tx.query('select 1 from assignment where id = $1 for update', [held.id])
      await new Promise<void>((resolve) => {
        release = resolve
      })
    })

    await reportPosition(free, INSIDE)
    const waiting = sendAll(shifts, INSIDE)
    await vi.waitFor(async () => expect(await listFixes(free)).toHaveLength(2))
    const before = await listFixes(held)
    release()
    await Promise.all([holding, waiting])

    expect(before).toEqual([])
    expect(await listFixes(held)).toHaveLength(1)
  })
})

describe('a position that is sent again', () => {
  it.each([
    ['inside', INSIDE],
    ['outside', OUTSIDE],
  ])('is answered the same and stored once: %s', async (inside, position) => {
    const shift = await onShift()
    const body = { position, deviceAt: '2026-11-21T22:00:00.000Z' }
    const send = () => api.anonymous('POST', `/assignments/${shift.id}/location`, body, sent(`again-${inside}`, shift))

    const answers = [await send(), await send(), await send()]

    expect(answers.map((answer) => answer.json().data)).toEqual([{ inside }, { inside }, { inside }])
    expect(await listFixes(shift)).toHaveLength(1)
    expect(await listAlerts(shift)).toHaveLength(inside === 'outside' ? 1 : 0)
  })

  it('is answered the same after booking off, and later than at once', async () => {
    const shift = await onShift()
    const body = { position: INSIDE, deviceAt: '2026-11-21T22:00:00.000Z' }
    const path = `/assignments/${shift.id}/location`
    await api.anonymous('POST', path, body, sent('answer-was-lost', shift))
    await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': shift.token })
    api.moveTo('2026-11-21T22:05:00.000Z')

    const again = await api.anonymous('POST', path, body, {
      ...sent('answer-was-lost', shift),
      'phone-sent-at': '2026-11-21T22:05:00.000Z',
    })

    expect(again.json().data).toEqual({ inside: 'inside' })
    expect(await listFixes(shift)).toHaveLength(1)
  })

  it('under a key that is none is refused', async () => {
    const shift = await onShift()

    const answer = await api.anonymous(
      'POST',
      `/assignments/${shift.id}/location`,
      { position: INSIDE, deviceAt: '2026-11-21T22:00:00.000Z' },
      sent('!', shift),
    )

    expect(answer.json().code).toBe('input.unreadable')
    expect(await listFixes(shift)).toEqual([])
  })
})

it('being outside during a break causes no alert, but staying outside after it does', async () => {
  const shift = await onShift()
  const pause = (action: string) =>
    api.anonymous('POST', `/assignments/${shift.id}/break`, { action }, { 'shift-token': shift.token })

  await reportPosition(shift, INSIDE)
  await pause('start')
  await reportPosition(shift, OUTSIDE)
  const during = await listAlerts(shift)
  await pause('end')
  await reportPosition(shift, OUTSIDE)

  expect(during).toEqual([])
  expect(await listAlerts(shift)).toMatchObject([{ kind: 'leftGeofence' }])
})

describe('a position is refused for', () => {
  it.each([
    ['a latitude that is not a number', { lat: Number.NaN, lng: 0, accuracy: 5 }, undefined, 'input.invalid'],
    ['an impossible latitude', { lat: 91, lng: 0, accuracy: 5 }, undefined, 'input.invalid'],
    ['a negative accuracy', { ...INSIDE, accuracy: -1 }, undefined, 'input.invalid'],
    ['the position 0, 0', { lat: 0, lng: 0, accuracy: 5 }, undefined, 'location.unusable'],
    ['a time in the future', INSIDE, '2026-11-21T22:30:00.000Z', 'location.unusable'],
    ['a time before booking on', INSIDE, '2026-11-21T21:00:00.000Z', 'location.unusable'],
    ['an invalid time', INSIDE, 'yesterday', 'input.invalid'],
  ])('%s', async (_name, position, deviceAt, code) => {
    const shift = await onShift()

    const answer = await reportPosition(shift, position, deviceAt)

    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(await api.db.query('select 1 from position_fix where assignment_id = $1', [shift.id])).toEqual([])
  })

  it('work without shared location and work that is booked off', async () => {
    const shift = await onShift(false)
    const unshared = await reportPosition(shift, INSIDE)
    await api.anonymous(
      'POST',
      `/assignments/${shift.id}/share-location`,
      { share: true },
      { 'shift-token': shift.token },
    )
    const shared = await reportPosition(shift, INSIDE)
    await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': shift.token })
    const after = await reportPosition(shift, INSIDE)

    expect([unshared.json().code, shared.statusCode, after.json().code]).toEqual([
      'location.not-shared',
      200,
      'assignment.wrong-state',
    ])
  })

  it('the work of another person', async () => {
    const shift = await onShift()
    const stranger = await api.aSeeker()

    await api.refusals({
      method: 'POST',
      path: `/assignments/${shift.id}/location`,
      body: { position: INSIDE, deviceAt: '2026-11-21T22:00:00.000Z' },
      stranger,
      wrongRole: shift.company,
    })
    await api.refusals({
      method: 'POST',
      path: `/assignments/${shift.id}/share-location`,
      body: { share: true },
      stranger,
      wrongRole: shift.company,
    })
  })
})

it('the trail is removed 30 days after the shift, but the positions of booking on and off stay', async () => {
  const shift = await onShift()
  await reportPosition(shift, INSIDE)
  await api.anonymous('POST', `/assignments/${shift.id}/book-off`, { position: INSIDE }, { 'shift-token': shift.token })
  const trail = () => api.db.query('select 1 from position_fix where assignment_id = $1', [shift.id])

  await removeOldTrails(api.deps, new Date('2026-12-22T05:59:00.000Z'))
  expect(await trail()).toHaveLength(1)
  await removeOldTrails(api.deps, new Date('2026-12-22T06:00:00.000Z'))

  expect(await trail()).toEqual([])
  expect(
    await api.db.query(`select lat from attendance_event where assignment_id = $1 and kind = 'bookOff'`, [shift.id]),
  ).toEqual([{ lat: INSIDE.lat }])
})
