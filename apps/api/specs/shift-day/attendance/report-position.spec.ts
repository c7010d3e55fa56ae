import { describe, expect, it } from 'vitest'
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

const report = (shift: { id: string; token: string }, position: object, deviceAt = '2026-11-21T22:00:00.000Z') =>
  api.anonymous('POST', `/assignments/${shift.id}/location`, { position, deviceAt }, { 'shift-token': shift.token })
const exits = ({ id }: TestShift) =>
  api.db.query<{ kind: string }>('select kind, lat from alert where assignment_id = $1', [id])

it('keeps positions for the company to see: the last with its age, and the trail', async () => {
  const shift = await onShift()
  await report(shift, INSIDE)
  api.moveTo('2026-11-21T22:01:00.000Z')
  const second = await report(shift, { ...INSIDE, lat: 51.5081 }, '2026-11-21T22:00:58.000Z')

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
      trail: [{ lat: 51.508 }, { lat: 51.5081 }],
    },
  ])
})

it('leaving alerts once per exit', async () => {
  const shift = await onShift()

  for (const position of [INSIDE, OUTSIDE, OUTSIDE, EDGE, OUTSIDE]) await report(shift, position)
  const first = await exits(shift)
  for (const position of [INSIDE, OUTSIDE]) await report(shift, position)

  expect(first).toEqual([{ kind: 'leftGeofence', lat: OUTSIDE.lat }])
  expect(await exits(shift)).toHaveLength(2)
})

it("a break outside the site is nobody's alarm; staying away after it is", async () => {
  const shift = await onShift()
  const pause = (action: string) =>
    api.anonymous('POST', `/assignments/${shift.id}/break`, { action }, { 'shift-token': shift.token })

  await report(shift, INSIDE)
  await pause('start')
  await report(shift, OUTSIDE)
  const during = await exits(shift)
  await pause('end')
  await report(shift, OUTSIDE)

  expect(during).toEqual([])
  expect(await exits(shift)).toMatchObject([{ kind: 'leftGeofence' }])
})

describe('what is not kept', () => {
  it.each([
    ['a latitude that is no number', { lat: Number.NaN, lng: 0, accuracy: 5 }, undefined, 'input.invalid'],
    ['a place not on Earth', { lat: 91, lng: 0, accuracy: 5 }, undefined, 'input.invalid'],
    ['a negative accuracy', { ...INSIDE, accuracy: -1 }, undefined, 'input.invalid'],
    ['0,0', { lat: 0, lng: 0, accuracy: 5 }, undefined, 'location.unusable'],
    ['a time to come', INSIDE, '2026-11-21T22:30:00.000Z', 'location.unusable'],
    ['a time before booking on', INSIDE, '2026-11-21T21:00:00.000Z', 'location.unusable'],
    ['no time at all', INSIDE, 'yesterday', 'input.invalid'],
  ])('%s', async (_name, position, deviceAt, code) => {
    const shift = await onShift()

    const answer = await report(shift, position, deviceAt)

    expect([answer.statusCode, answer.json().code]).toEqual([422, code])
    expect(await api.db.query('select 1 from position_fix where assignment_id = $1', [shift.id])).toEqual([])
  })

  it('anything while it is not shared, before booking on, and after booking off', async () => {
    const shift = await onShift(false)
    const unshared = await report(shift, INSIDE)
    await api.anonymous(
      'POST',
      `/assignments/${shift.id}/share-location`,
      { share: true },
      { 'shift-token': shift.token },
    )
    const shared = await report(shift, INSIDE)
    await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': shift.token })
    const after = await report(shift, INSIDE)

    expect([unshared.json().code, shared.statusCode, after.json().code]).toEqual([
      'location.not-shared',
      200,
      'assignment.wrong-state',
    ])
  })

  it("somebody else's", async () => {
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

it('forgets where somebody went 30 days after the shift, and keeps where they booked on and off', async () => {
  const shift = await onShift()
  await report(shift, INSIDE)
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
