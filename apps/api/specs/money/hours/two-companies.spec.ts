import { beforeEach, describe, expect, it } from 'vitest'
import type { Seeker } from '../../../src/testing/a-seeker'
import { bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { hoursActs } from '../../../src/testing/hours-acts'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
let sam: Seeker
beforeEach(async () => {
  api.moveTo('2026-11-21T16:00:00.000Z')
  sam = await api.aSeeker()
})

const { shift, byHand, enter, bookOff, answerHours, hoursOf, claimEarlier, acceptClaim, silence } = hoursActs(
  api,
  () => sam,
)

describe('hours of one worker at two companies', () => {
  const EARLY = { startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-22T02:00:00.000Z' }
  const LATE = { startsAt: '2026-11-21T20:30:00.000Z', endsAt: '2026-11-22T04:30:00.000Z' }
  let early: TestShift
  let late: TestShift
  /** The worker books on at 18:00 and is sent home at 20:00; eight hours are planned. */
  const isSentHomeEarly = async () => {
    early = await shift(EARLY.startsAt, EARLY.endsAt)
    api.moveTo('2026-11-21T18:00:00.000Z')
    await bookOnShift(api, early)
    api.moveTo('2026-11-21T20:00:00.000Z')
    await byHand(early, 'bookOff', '2026-11-21T20:00:00.000Z')
    late = await shift(LATE.startsAt, LATE.endsAt)
  }

  it('end where an accepted claim says that the worker came to the next', async () => {
    await isSentHomeEarly()
    api.moveTo('2026-11-21T22:30:00.000Z')
    await bookOnShift(api, late)
    const atBookingOn = await hoursOf(early)
    api.moveTo('2026-11-22T04:30:00.000Z')
    await bookOff(late)
    await claimEarlier(late, '2026-11-21T20:30:00.000Z')
    await answerHours(late, late.company, { action: 'agree' })
    const accepted = await acceptClaim(late)

    expect([accepted.statusCode, atBookingOn.proposedMinutes, (await hoursOf(early)).proposedMinutes]).toEqual([
      200, 270, 150,
    ])
  })

  it('are not entered into the time of an accepted claim', async () => {
    const before = await shift('2026-11-21T18:00:00.000Z', '2026-11-21T20:25:00.000Z')
    late = await shift(LATE.startsAt, LATE.endsAt)
    api.moveTo('2026-11-21T22:30:00.000Z')
    await bookOnShift(api, late)
    api.moveTo('2026-11-22T04:30:00.000Z')
    await bookOff(late)
    await claimEarlier(late, '2026-11-21T20:30:00.000Z')
    await answerHours(late, late.company, { action: 'agree' })
    await acceptClaim(late)

    const entered = await enter(before, '2026-11-21T18:00:00.000Z', '2026-11-21T22:00:00.000Z')

    expect(entered.json()).toMatchObject({
      code: 'input.invalid',
      fields: { off: 'They were at other work from 20:30: choose that or earlier.' },
    })
  })

  it('end where the times begin that the worker gives at the next', async () => {
    await isSentHomeEarly()
    api.moveTo('2026-11-21T22:30:00.000Z')
    await byHand(late, 'bookOn', '2026-11-21T22:30:00.000Z')
    api.moveTo('2026-11-22T04:30:00.000Z')
    await bookOff(late)
    await answerHours(late, sam, { action: 'give', bookedOnAt: '2026-11-21T20:10:00.000Z' })

    expect([(await hoursOf(early)).proposedMinutes, (await hoursOf(late)).proposedMinutes]).toEqual([130, 480])
  })

  it('begin where the worker’s figure ends that was agreed at the one before', async () => {
    await isSentHomeEarly()
    await silence()
    api.moveTo('2026-11-29T06:00:00.000Z')
    await enter(late, '2026-11-21T23:00:00.000Z', '2026-11-22T04:00:00.000Z')

    expect([(await hoursOf(early)).agreedMinutes, (await hoursOf(late)).proposedMinutes]).toEqual([480, 330])
  })

  it('stay where a part of them is invoiced', async () => {
    await isSentHomeEarly()
    await aSelfBillingAgreement(api, { company: early.company, seeker: sam })
    await answerHours(early, early.company, { action: 'counter', minutes: 400 })
    await answerHours(early, sam, { action: 'refuse' })
    await answerHours(early, early.company, { action: 'counter', minutes: 420 })
    api.moveTo('2026-11-21T20:30:00.000Z')
    await bookOnShift(api, late)

    expect(await hoursOf(early)).toMatchObject({ proposedMinutes: 480, counterMinutes: 420 })
  })

  it('end what the company proposed when no more is left of the worker’s figure', async () => {
    await isSentHomeEarly()
    await answerHours(early, early.company, { action: 'counter', minutes: 400 })
    api.moveTo('2026-11-21T20:30:00.000Z')
    await bookOnShift(api, late)

    expect(await hoursOf(early)).toMatchObject({ status: 'proposed', proposedMinutes: 150, counterMinutes: null })
  })

  it('tell a company that enters work while the worker is booked on elsewhere when it can', async () => {
    const before = await shift('2026-11-21T16:30:00.000Z', '2026-11-21T17:50:00.000Z')
    early = await shift(EARLY.startsAt, EARLY.endsAt)
    api.moveTo('2026-11-21T18:00:00.000Z')
    await bookOnShift(api, early)
    api.moveTo('2026-11-21T19:00:00.000Z')
    const entered = await enter(before, '2026-11-21T16:30:00.000Z', '2026-11-21T17:50:00.000Z')

    expect(entered.json()).toMatchObject({
      code: 'booking.other-open',
      detail: 'They are booked on to other work now: enter this after they have booked off there.',
    })
  })
})

describe('a claim that the worker came before the company booked them on', () => {
  it('adds only what the agreed hours do not count already', async () => {
    const work = await shift('2026-11-21T22:00:00.000Z', '2026-11-22T06:00:00.000Z')
    api.moveTo('2026-11-21T23:00:00.000Z')
    await byHand(work, 'bookOn', '2026-11-21T23:00:00.000Z')
    api.moveTo('2026-11-22T04:00:00.000Z')
    await bookOff(work)
    await claimEarlier(work, '2026-11-21T22:00:00.000Z')
    await answerHours(work, work.company, { action: 'agree' })
    const accepted = await acceptClaim(work)

    expect(accepted.json().detail).toBe(
      'The hours that are agreed count from Sat 21 Nov 2026, 22:00 already, so this would be paid twice: ' +
        'refuse it and say so.',
    )
    expect(await hoursOf(work)).toMatchObject({ agreedMinutes: 360 })
  })
})
