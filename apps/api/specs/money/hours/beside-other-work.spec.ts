import { beforeEach, describe, expect, it } from 'vitest'
import type { Seeker } from '../../../src/testing/a-seeker'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { hoursActs } from '../../../src/testing/hours-acts'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const WORKED = { startsAt: '2026-11-21T21:51:00.000Z', endsAt: '2026-11-22T05:51:00.000Z' }
const NEXT = { startsAt: '2026-11-21T23:00:00.000Z', endsAt: '2026-11-22T05:00:00.000Z' }

let sam: Seeker
let first: TestShift
beforeEach(async () => {
  api.moveTo('2026-11-21T20:00:00.000Z')
  sam = await api.aSeeker()
  first = await aShift(api, { seeker: sam, shifts: [WORKED] })
})

const { byHand, enter, bookOff, answerHours, hoursOf, claimEarlier, silence } = hoursActs(api, () => sam)

/** 21:55 to 22:59 at the first company, all by hand. */
async function bookedByHand() {
  api.moveTo('2026-11-21T22:59:00.000Z')
  await byHand(first, 'bookOn', '2026-11-21T21:55:00.000Z')
  await byHand(first, 'bookOff', '2026-11-21T22:59:00.000Z')
}

const acceptNext = () => aShift(api, { seeker: sam, shifts: [NEXT] })

/** Books on at 23:00 and off at 05:00 at the next company, as the worker. */
async function worksNext(): Promise<TestShift> {
  const next = await acceptNext()
  api.moveTo('2026-11-21T23:00:00.000Z')
  await bookOnShift(api, next)
  api.moveTo('2026-11-22T05:00:00.000Z')
  await bookOff(next)
  return next
}

describe('hours of work that was booked off by hand', () => {
  it('end where the worker’s next attendance began, so silence pays no time twice', async () => {
    await bookedByHand()
    const before = await hoursOf(first)
    const next = await worksNext()

    const after = await Promise.all([first, next].map(hoursOf))
    await silence()

    expect(before.proposedMinutes).toBe(480)
    expect(after.map(({ proposedMinutes }) => proposedMinutes)).toEqual([69, 360])
    expect((await Promise.all([first, next].map(hoursOf))).map(({ agreedMinutes }) => agreedMinutes)).toEqual([69, 360])
  })

  it('are lowered while the company’s proposal waits for the worker', async () => {
    await bookedByHand()
    await answerHours(first, first.company, { action: 'counter', minutes: 64 })
    await worksNext()

    expect(await hoursOf(first)).toMatchObject({ status: 'countered', proposedMinutes: 69, counterMinutes: 64 })
  })

  it('that are agreed already stay', async () => {
    await bookedByHand()
    await answerHours(first, first.company, { action: 'agree' })
    await worksNext()

    expect(await hoursOf(first)).toMatchObject({ status: 'agreed', agreedMinutes: 480 })
  })

  it('say to both that they are lowered, and not where the other work is', async () => {
    await bookedByHand()
    const next = await worksNext()

    const notices = await api.db.query<{ uid: string; title: string; body: string }>(
      `select uid, title, body from notification where kind = 'hours.lowered' and uid = any($1) order by title`,
      [[sam.uid, first.company.uid, next.company.uid]],
    )
    const records = await api.db.query(
      `select actor_kind, company_id from audit_entry where action = 'hours.lowered' and assignment_id = $1`,
      [first.id],
    )

    expect(notices).toEqual([
      expect.objectContaining({ title: expect.stringContaining('hours are 1 h 9 min now') }),
      expect.objectContaining({ title: expect.stringMatching(/^Your hours are 1 h 9 min now/) }),
    ])
    expect(notices.map(({ uid }) => uid)).toEqual([first.company.uid, sam.uid])
    expect(records).toEqual([{ actorKind: 'S4', companyId: first.company.companyId }])
  })

  it('count from the end of the attendance before, when the work was begun by hand after it', async () => {
    api.moveTo('2026-11-21T22:59:00.000Z')
    await bookOnShift(api, first)
    await bookOff(first)
    const begun = await aShift(api, {
      seeker: sam,
      shifts: [{ startsAt: '2026-11-21T22:30:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }],
    })
    api.moveTo('2026-11-22T05:00:00.000Z')
    await byHand(begun, 'bookOn', '2026-11-21T23:30:00.000Z')
    await byHand(begun, 'bookOff', '2026-11-22T05:00:00.000Z')

    expect((await hoursOf(begun)).proposedMinutes).toBe(421)
  })

  it('are lowered by attendance before it that is entered later', async () => {
    const before = await aShift(api, {
      seeker: sam,
      shifts: [{ startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-21T21:50:00.000Z' }],
    })
    api.moveTo('2026-11-22T07:00:00.000Z')
    await enter(first, '2026-11-21T22:30:00.000Z', '2026-11-22T05:00:00.000Z')
    await enter(before, '2026-11-21T18:00:00.000Z', '2026-11-21T22:20:00.000Z')

    expect((await hoursOf(first)).proposedMinutes).toBe(451)
  })

  it('give the time between to one of two when both were entered by hand', async () => {
    await bookedByHand()
    const next = await acceptNext()
    api.moveTo('2026-11-22T06:00:00.000Z')
    await enter(next, '2026-11-22T04:00:00.000Z', '2026-11-22T04:30:00.000Z')

    expect([(await hoursOf(first)).proposedMinutes, (await hoursOf(next)).proposedMinutes]).toEqual([69, 360])
  })

  it('are lowered from the times that the worker gave before', async () => {
    await bookedByHand()
    api.moveTo('2026-11-22T06:00:00.000Z')
    await answerHours(first, sam, {
      action: 'give',
      bookedOnAt: '2026-11-21T22:00:00.000Z',
      bookedOffAt: '2026-11-22T05:00:00.000Z',
    })
    const given = await hoursOf(first)
    const next = await acceptNext()
    const entered = await enter(next, '2026-11-21T23:10:00.000Z', '2026-11-22T05:00:00.000Z')

    expect([given.proposedMinutes, entered.statusCode]).toEqual([420, 200])
    expect((await hoursOf(first)).proposedMinutes).toBe(60)
  })
})

describe('times that the worker gives across their other attendance', () => {
  it('are refused, and the sentence says until when they can be', async () => {
    await bookedByHand()
    await worksNext()

    const answer = await answerHours(first, sam, {
      action: 'give',
      bookedOnAt: '2026-11-21T21:51:00.000Z',
      bookedOffAt: '2026-11-22T05:00:00.000Z',
    })
    const possible = await answerHours(first, sam, {
      action: 'give',
      bookedOnAt: '2026-11-21T21:51:00.000Z',
      bookedOffAt: '2026-11-21T23:00:00.000Z',
    })

    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: 'hours.impossible',
        fields: {
          bookedOffAt: 'Other work of yours counts from Sat 21 Nov 2026, 23:00: give that or earlier.',
        },
      },
    ])
    expect([possible.statusCode, possible.json().data?.hours?.proposedMinutes]).toEqual([200, 69])
  })

  it('are refused before it, too, and when they claim that they came earlier', async () => {
    api.moveTo('2026-11-21T22:58:30.000Z')
    await bookOnShift(api, first)
    await bookOff(first)
    const next = await acceptNext()
    api.moveTo('2026-11-21T23:20:00.000Z')
    await byHand(next, 'bookOn', '2026-11-21T23:20:00.000Z')
    api.moveTo('2026-11-22T05:00:00.000Z')
    await bookOff(next)

    const given = await answerHours(next, sam, { action: 'give', bookedOnAt: '2026-11-21T22:40:00.000Z' })
    const claimed = await claimEarlier(next, '2026-11-21T22:40:00.000Z')

    const sentence = 'Other work of yours counts until Sat 21 Nov 2026, 22:59: give that or later.'
    expect([given.json().fields, claimed.json().fields]).toEqual([{ bookedOnAt: sentence }, { cameAt: sentence }])
  })
})
