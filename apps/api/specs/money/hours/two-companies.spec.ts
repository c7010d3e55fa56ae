import { beforeEach, describe, expect, it } from 'vitest'
import type { Seeker } from '../../../src/testing/a-seeker'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'
import { settleUnansweredHours } from '@s4/api-money/hours'

const api = await startApi()
let sam: Seeker
beforeEach(async () => {
  api.moveTo('2026-11-21T16:00:00.000Z')
  sam = await api.aSeeker()
})

const byHand = ({ id, company }: TestShift, action: 'bookOn' | 'bookOff', at: string) =>
  api.as(company, 'POST', `/assignments/${id}/manual`, { action, at, reason: 'I saw him at the gate.' })
const enter = ({ id, company }: TestShift, on: string, off: string) =>
  api.as(company, 'POST', `/assignments/${id}/attendance`, { on, off, reason: 'I saw him at the gate.' })
const answerHours = ({ id }: TestShift, by: TestShift['company'] | Seeker, body: object) =>
  api.as(by, 'POST', `/assignments/${id}/hours`, { reason: 'I was there.', ...body })
const hoursOf = async ({ id }: TestShift) => (await api.as(sam, 'GET', `/assignments/${id}`)).json().data.hours

describe('hours of one worker at two companies', () => {
  const EARLY = { startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-22T02:00:00.000Z' }
  const LATE = { startsAt: '2026-11-21T20:30:00.000Z', endsAt: '2026-11-22T04:30:00.000Z' }
  let early: TestShift
  let late: TestShift
  const claimsEarlier = async (shift: TestShift, cameAt: string) =>
    api.as(sam, 'POST', `/assignments/${shift.id}/hours-claims`, { kind: 'earlier', cameAt, reason: 'See the log.' })
  const acceptsClaim = async ({ id, company }: TestShift) => {
    const [{ id: claimId }] = (await api.as(company, 'GET', `/assignments/${id}/hours-claims`)).json().data
    const answered = { claimId, answer: 'accept', reason: '' }
    return api.as(company, 'POST', `/assignments/${id}/hours-claims/answer`, answered)
  }
  /** The worker books on at 18:00 and is sent home at 20:00; eight hours are planned. */
  const isSentHomeEarly = async () => {
    early = await aShift(api, { seeker: sam, shifts: [EARLY] })
    api.moveTo('2026-11-21T18:00:00.000Z')
    await bookOnShift(api, early)
    api.moveTo('2026-11-21T20:00:00.000Z')
    await byHand(early, 'bookOff', '2026-11-21T20:00:00.000Z')
    late = await aShift(api, { seeker: sam, shifts: [LATE] })
  }
  const silence = () => settleUnansweredHours(api.deps, new Date('2026-11-29T05:00:00.000Z'))

  it('end where an accepted claim says that the worker came to the next', async () => {
    await isSentHomeEarly()
    api.moveTo('2026-11-21T22:30:00.000Z')
    await bookOnShift(api, late)
    const atBookingOn = await hoursOf(early)
    api.moveTo('2026-11-22T04:30:00.000Z')
    await api.as(sam, 'POST', `/assignments/${late.id}/book-off`, {})
    await claimsEarlier(late, '2026-11-21T20:30:00.000Z')
    await answerHours(late, late.company, { action: 'agree' })
    const accepted = await acceptsClaim(late)

    expect([accepted.statusCode, atBookingOn.proposedMinutes, (await hoursOf(early)).proposedMinutes]).toEqual([
      200, 270, 150,
    ])
  })

  it('are not entered into the time of an accepted claim', async () => {
    const before = await aShift(api, {
      seeker: sam,
      shifts: [{ startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-21T20:25:00.000Z' }],
    })
    late = await aShift(api, { seeker: sam, shifts: [LATE] })
    api.moveTo('2026-11-21T22:30:00.000Z')
    await bookOnShift(api, late)
    api.moveTo('2026-11-22T04:30:00.000Z')
    await api.as(sam, 'POST', `/assignments/${late.id}/book-off`, {})
    await claimsEarlier(late, '2026-11-21T20:30:00.000Z')
    await answerHours(late, late.company, { action: 'agree' })
    await acceptsClaim(late)

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
    await api.as(sam, 'POST', `/assignments/${late.id}/book-off`, {})
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
    const before = await aShift(api, {
      seeker: sam,
      shifts: [{ startsAt: '2026-11-21T16:30:00.000Z', endsAt: '2026-11-21T17:50:00.000Z' }],
    })
    early = await aShift(api, { seeker: sam, shifts: [EARLY] })
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
    const shift = await aShift(api, {
      seeker: sam,
      shifts: [{ startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }],
    })
    api.moveTo('2026-11-21T23:00:00.000Z')
    await byHand(shift, 'bookOn', '2026-11-21T23:00:00.000Z')
    api.moveTo('2026-11-22T04:00:00.000Z')
    await api.as(sam, 'POST', `/assignments/${shift.id}/book-off`, {})
    const claim = { kind: 'earlier', cameAt: '2026-11-21T22:00:00.000Z', reason: 'See the log.' }
    await api.as(sam, 'POST', `/assignments/${shift.id}/hours-claims`, claim)
    await answerHours(shift, shift.company, { action: 'agree' })
    const [{ id: claimId }] = (await api.as(shift.company, 'GET', `/assignments/${shift.id}/hours-claims`)).json().data
    const answered = { claimId, answer: 'accept', reason: '' }
    const accepted = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours-claims/answer`, answered)

    expect(accepted.json().detail).toBe(
      'The hours that are agreed count from Sat 21 Nov 2026, 22:00 already, so this would be paid twice: ' +
        'refuse it and say so.',
    )
    expect(await hoursOf(shift)).toMatchObject({ agreedMinutes: 360 })
  })
})
