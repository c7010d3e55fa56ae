import { beforeEach, describe, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import type { Seeker } from '../../../src/testing/a-seeker'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const WORKED = { startsAt: '2026-11-21T21:51:00.000Z', endsAt: '2026-11-22T05:51:00.000Z' }
const NEXT = { startsAt: '2026-11-21T22:30:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }
const REASON = 'I saw him at the gate.'

let sam: Seeker
let first: TestShift
beforeEach(async () => {
  api.moveTo('2026-11-21T21:51:00.000Z')
  sam = await api.aSeeker()
  first = await aShift(api, { seeker: sam, shifts: [WORKED] })
})

/** Books on at the first company at 21:51, and off again at 22:58:30. */
async function leftEarly(): Promise<TestShift> {
  await bookOnShift(api, first)
  api.moveTo('2026-11-21T22:58:30.000Z')
  await api.as(sam, 'POST', `/assignments/${first.id}/book-off`, {})
  return aShift(api, { seeker: sam, shifts: [NEXT] })
}

const bookOnByHand = ({ id, company }: TestShift, at: string) =>
  api.as(company, 'POST', `/assignments/${id}/manual`, { action: 'bookOn', at, reason: REASON })
const enter = ({ id, company }: TestShift, on: string, off: string) =>
  api.as(company, 'POST', `/assignments/${id}/attendance`, { on, off, reason: REASON })
const listTimes = () =>
  api.db.query<{ bookedOnAt: string; bookedOffAt: string | null }>(
    'select booked_on_at, booked_off_at from attendance where seeker_id = $1 order by booked_on_at',
    [sam.seekerId],
  )

describe('attendance that a company enters while the worker was at other work', () => {
  it('is refused for booking on, and the sentence names the earliest time', async () => {
    const next = await leftEarly()
    api.moveTo('2026-11-21T23:10:00.000Z')

    const answer = await bookOnByHand(next, '2026-11-21T22:05:00.000Z')
    const later = await bookOnByHand(next, '2026-11-21T22:59:00.000Z')

    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { fields: { at: 'They were at other work until 22:59: choose that or later.' } },
    ])
    expect(later.statusCode).toBe(200)
  })

  it('is refused for both times', async () => {
    const next = await leftEarly()
    api.moveTo('2026-11-22T07:00:00.000Z')

    const answer = await enter(next, '2026-11-21T22:00:00.000Z', '2026-11-22T06:00:00.000Z')
    const later = await enter(next, '2026-11-21T22:59:00.000Z', '2026-11-22T06:00:00.000Z')

    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { on: 'They were at other work until 22:59: choose that or later.' },
    ])
    expect(later.statusCode).toBe(200)
  })

  it('is refused when it ends after other work began, and the sentence names the latest time', async () => {
    const before = await aShift(api, {
      seeker: sam,
      shifts: [{ startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-21T21:50:00.000Z' }],
    })
    await leftEarly()

    const answer = await enter(before, '2026-11-21T18:00:00.000Z', '2026-11-21T22:10:00.000Z')
    const earlier = await enter(before, '2026-11-21T18:00:00.000Z', '2026-11-21T21:51:00.000Z')

    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { off: 'They were at other work from 21:51: choose that or earlier.' },
    ])
    expect(earlier.statusCode).toBe(200)
  })

  it('passes once when two companies enter the same time at once', async () => {
    const shifts = await Promise.all(
      ['2026-11-20T08:00', '2026-11-20T16:00'].map((start) =>
        aShift(api, {
          seeker: sam,
          shifts: [
            {
              startsAt: `${start}:00.000Z`,
              endsAt: new Date(Date.parse(`${start}:00.000Z`) + 8 * 60 * 60_000).toISOString(),
            },
          ],
        }),
      ),
    )

    const answers = await Promise.all(
      shifts.map((shift) => enter(shift, '2026-11-20T15:40:00.000Z', '2026-11-20T17:00:00.000Z')),
    )

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await listTimes()).toHaveLength(1)
  })
})

it('booking on that a phone kept counts from the end of the attendance before', async () => {
  const next = await leftEarly()
  api.moveTo('2026-11-21T23:10:00.000Z')
  const answer = await api.as(sam, 'POST', '/phone-queue', {
    sentAt: '2026-11-21T23:10:00.000Z',
    actions: [
      {
        key: randomUUID(),
        name: 'attendance.bookOn',
        input: { id: next.id, pin: '0427', code: next.code },
        pressedAt: '2026-11-21T22:20:00.000Z',
        offset: 0,
      },
    ],
  })

  expect(answer.json().data.results).toMatchObject([{ status: 200 }])
  expect(await listTimes()).toMatchObject([
    { bookedOffAt: '2026-11-21T22:58:30.000Z' },
    { bookedOnAt: '2026-11-21T22:58:30.000Z' },
  ])
})
