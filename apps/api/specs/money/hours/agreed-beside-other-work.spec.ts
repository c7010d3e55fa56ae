import { beforeEach, describe, expect, it } from 'vitest'
import type { Seeker } from '../../../src/testing/a-seeker'
import { bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { hoursActs } from '../../../src/testing/hours-acts'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const ola = await api.aStaffMember()
let sam: Seeker
beforeEach(async () => {
  api.moveTo(at('14:00'))
  sam = await api.aSeeker()
})

/** Of the evening of 21 November, or of the night after it. */
const at = (time: string) => `2026-11-${time < '14:00' ? 22 : 21}T${time}:00.000Z`
const acts = hoursActs(api, () => sam)
const { byHand, enter, bookOff, answerHours, hoursOf, minutesOf, claimMore, acceptClaim, refuseClaim, silence } = acts
const shift = (from: string, to: string, pay = {}) => acts.shift(at(from), at(to), pay)
const works = async (work: TestShift, from: string, to: string) => {
  api.moveTo(at(from))
  await bookOnShift(api, work)
  api.moveTo(at(to))
  await bookOff(work)
  return work
}
/** From 18:00 to 02:00, sent home by hand at 20:00; the hours are in dispute. */
const isInDispute = async (counter: number, isInvoiced = false) => {
  const work = await shift('18:00', '02:00')
  if (isInvoiced) await aSelfBillingAgreement(api, { company: work.company, seeker: sam })
  api.moveTo(at('18:00'))
  await bookOnShift(api, work)
  api.moveTo(at('20:00'))
  await byHand(work, 'bookOff', at('20:00'))
  await answerHours(work, work.company, { action: 'counter', minutes: counter })
  await answerHours(work, sam, { action: 'refuse' })
  return work
}
/** From 18:00, booked off by hand; the times that the worker then gave and the company's minutes are in dispute. */
const isGivenInDispute = async (to: string, off: string, counter: number) => {
  const work = await shift('18:00', to)
  api.moveTo(at('18:00'))
  await bookOnShift(api, work)
  api.moveTo(at('20:00'))
  await byHand(work, 'bookOff', at('20:00'))
  api.moveTo(at('22:05'))
  await answerHours(work, sam, { action: 'give', bookedOffAt: at(off) })
  await answerHours(work, work.company, { action: 'counter', minutes: counter })
  await answerHours(work, sam, { action: 'refuse' })
  return work
}
/** Entered by hand after a whole shift: the worker's figure is the shift. */
const isEntered = async ([from, to]: [string, string], [on, off]: [string, string]) => {
  const work = await shift(from, to)
  api.moveTo(at('05:00'))
  await enter(work, at(on), at(off))
  return work
}

describe('time that other work counts meanwhile cannot be agreed', () => {
  it('by the worker, of what the company proposed before', async () => {
    const early = await works(await shift('18:00', '02:00'), '18:00', '20:00')
    await answerHours(early, early.company, { action: 'counter', minutes: 480 })
    const late = await works(await shift('20:30', '04:30'), '20:30', '04:30')

    const agreed = await answerHours(early, sam, { action: 'agree' })

    expect(agreed.json().detail).toBe(
      'Other work of yours counts a part of this time: 2 h 30 min or less can be agreed.',
    )
    expect(await minutesOf(late)).toBe(480)
  })

  it('by the company, in a dispute', async () => {
    const early = await isInDispute(120)
    const late = await isEntered(['20:30', '04:30'], ['23:00', '04:00'])
    await silence()

    const agreed = await answerHours(early, early.company, { action: 'agree' })
    const together = await api.as(early.company, 'POST', '/hours/agree', { work: [{ id: early.id }] })

    expect([await minutesOf(late), agreed.json().detail]).toEqual([
      480,
      'They were at other work in a part of this time: propose 2 h 30 min or less.',
    ])
    expect(together.json().data).toMatchObject({ agreed: [], refused: [{ id: early.id }] })
    await answerHours(early, early.company, { action: 'counter', minutes: 150 })
    await answerHours(early, sam, { action: 'agree' })
    expect(await hoursOf(early)).toMatchObject({ status: 'agreed', agreedMinutes: 150 })
  })

  it('by S4’s staff', async () => {
    const early = await isInDispute(120)
    await isEntered(['20:30', '04:30'], ['20:30', '04:00'])

    const body = { minutes: 151, reason: 'The gate’s record.' }
    const decided = await ola.call('POST', `/staff/disputes/${early.id}/hours`, body)

    expect(decided.json().fields).toEqual({
      minutes: 'They were at other work in a part of this shift: decide 2 h 30 min or less.',
    })
  })

  it('by silence, of times given after a part was invoiced', async () => {
    const early = await isInDispute(120, true)
    api.moveTo(at('03:00'))
    await answerHours(early, early.company, { action: 'counter', minutes: 130 })
    await answerHours(early, sam, { action: 'give', bookedOffAt: at('02:00') })
    const late = await isEntered(['20:30', '04:30'], ['23:00', '04:00'])
    await silence()

    expect([await minutesOf(early), await minutesOf(late)]).toEqual([150, 480])
    const notices = await api.db.query(`select body from notification where kind = 'hours.agreed' and uid = $1`, [
      early.company.uid,
    ])
    expect(notices).toEqual([{ body: 'You did not answer within 72 hours, so 2 h 30 min of the shift are agreed.' }])
  })

  it('of time beside the shift', async () => {
    const early = await isGivenInDispute('20:25', '22:00', 120)
    await isEntered(['20:30', '04:30'], ['20:30', '04:00'])

    await answerHours(early, early.company, { action: 'agree', acceptExtra: true })

    expect(await hoursOf(early)).toMatchObject({ status: 'disputed' })
  })
})

describe('the amount that a refusal names can be used', () => {
  it('where no time beside the shift is left of it', async () => {
    const early = await isGivenInDispute('20:25', '22:00', 165)
    await isEntered(['20:25', '04:30'], ['20:25', '04:00'])

    const agreed = await answerHours(early, early.company, { action: 'agree' })
    const proposed = await answerHours(early, early.company, { action: 'counter', minutes: 145 })
    await answerHours(early, sam, { action: 'agree' })

    expect([agreed.json().detail, proposed.statusCode, await minutesOf(early)]).toEqual([
      'They were at other work in a part of this time: propose 2 h 25 min or less.',
      200,
      145,
    ])
  })

  it('by S4’s staff, of time beside the shift that nobody had claimed', async () => {
    const early = await isGivenInDispute('20:25', '20:24', 120)
    await isEntered(['20:30', '04:30'], ['20:30', '04:00'])
    const decide = (extraMinutes: number) =>
      ola.call('POST', `/staff/disputes/${early.id}/hours`, {
        minutes: 145,
        extraMinutes,
        reason: 'The gate’s record.',
      })

    const refused = await decide(36)

    expect(refused.json().fields).toEqual({
      extraMinutes: 'They were at other work in a part of the time beside it: decide 35 min or less.',
    })
    expect((await decide(35)).statusCode).toBe(200)
  })
})

describe('the minutes that are agreed', () => {
  it('take no more time from other work than they are', async () => {
    const early = await works(await shift('18:00', '02:00'), '18:00', '20:00')
    const late = await isEntered(['20:30', '04:30'], ['23:00', '04:00'])
    await answerHours(early, early.company, { action: 'counter', minutes: 150 })
    await answerHours(early, sam, { action: 'agree' })

    expect([await minutesOf(early), await minutesOf(late)]).toEqual([150, 480])
  })

  it('beside the shift count as far as they are agreed', async () => {
    const early = await isGivenInDispute('20:25', '22:00', 205)
    await answerHours(early, sam, { action: 'agree' })
    const late = await isEntered(['20:30', '04:30'], ['23:00', '04:00'])

    expect([await minutesOf(early), await minutesOf(late)]).toEqual([205, 425])
  })
})

describe('what is invoiced', () => {
  it('beside the shift stays where silence agrees times that the worker gave later', async () => {
    const work = await shift('18:00', '20:00')
    await aSelfBillingAgreement(api, { company: work.company, seeker: sam })
    api.moveTo(at('18:00'))
    await bookOnShift(api, work)
    api.moveTo(at('20:40'))
    await byHand(work, 'bookOff', at('20:40'))
    await answerHours(work, work.company, { action: 'counter', minutes: 150 })
    await answerHours(work, sam, { action: 'refuse' })
    await answerHours(work, work.company, { action: 'counter', minutes: 155 })
    await answerHours(work, sam, { action: 'give', bookedOffAt: at('20:10') })
    await silence()

    expect(await hoursOf(work)).toMatchObject({ agreedMinutes: 150, agreedExtraMinutes: 30 })
  })

  it('as a minimum call-out is no time that other work cannot count', async () => {
    const early = await shift('18:00', '02:00', { minimumMinutes: 240 })
    await aSelfBillingAgreement(api, { company: early.company, seeker: sam })
    api.moveTo(at('18:00'))
    await bookOnShift(api, early)
    api.moveTo(at('18:10'))
    await byHand(early, 'bookOff', at('18:10'))
    await answerHours(early, early.company, { action: 'counter', minutes: 10 })
    await answerHours(early, sam, { action: 'refuse' })
    const late = await isEntered(['19:00', '23:00'], ['22:30', '23:00'])

    expect(await minutesOf(late)).toBe(240)
  })

  it('as expenses alone holds no hours', async () => {
    const expenses = { pencePerMile: 45, mileageUpTo: 2000, parkingUpTo: 0, receipts: false }
    const early = await shift('18:00', '02:00', { expenses })
    await aSelfBillingAgreement(api, { company: early.company, seeker: sam })
    api.moveTo(at('18:00'))
    await bookOnShift(api, early)
    api.moveTo(at('20:00'))
    await byHand(early, 'bookOff', at('20:00'))
    await api.as(sam, 'POST', `/assignments/${early.id}/expenses`, { kind: 'mileage', miles: 10 })
    const [claim] = (await api.as(early.company, 'GET', `/assignments/${early.id}/expenses`)).json().data
    const agreed = { claimId: claim.id, answer: 'agree' }
    await api.as(early.company, 'POST', `/assignments/${early.id}/expenses/answer`, agreed)
    await answerHours(early, early.company, { action: 'counter', minutes: 0 })
    await answerHours(early, sam, { action: 'refuse' })
    api.moveTo(at('03:00'))
    await answerHours(early, early.company, { action: 'counter', minutes: 130 })
    await answerHours(early, sam, { action: 'give', bookedOffAt: at('02:00') })
    await isEntered(['20:30', '04:30'], ['20:30', '04:00'])

    expect(await minutesOf(early)).toBe(150)
  })

  it('can be proposed although the worker was at other work by then', async () => {
    const early = await isInDispute(400, true)
    await works(await shift('20:30', '04:30'), '20:30', '04:30')

    const proposed = await answerHours(early, early.company, { action: 'counter', minutes: 400 })

    expect(proposed.statusCode).toBe(200)
  })

  it('counts no time once all of it is credited', async () => {
    const early = await isInDispute(400, true)
    const [invoice] = await api.db.query<{ id: string; total: number }>(
      'select id, total_pence as total from invoice where assignment_id = $1',
      [early.id],
    )
    const request = { amount: invoice?.total, reason: 'He was at another company.' }
    await api.as(early.company, 'POST', `/invoices/${invoice?.id}/credit-request`, request)
    await api.as(sam, 'POST', `/invoices/${invoice?.id}/credit-request/answer`, { accept: true, reason: '' })
    const late = await isEntered(['20:30', '04:30'], ['23:00', '04:00'])

    expect(await minutesOf(late)).toBe(480)
  })
})

describe('a claim for more minutes adds', () => {
  it('no time in which the worker was at other work', async () => {
    const early = await works(await shift('18:00', '02:00'), '18:00', '20:00')
    await answerHours(early, early.company, { action: 'agree' })
    const late = await works(await shift('20:30', '04:30'), '20:30', '04:30')
    await claimMore(early, { minutes: 31 })

    expect((await acceptClaim(early)).json().detail).toBe(
      'Other work counts a part of this time: refuse it and say that 30 min more in the shift can be added.',
    )
    expect([await minutesOf(early), await minutesOf(late)]).toEqual([120, 480])
  })

  it('no time beside the shift in which the worker was at other work', async () => {
    const early = await works(await shift('18:00', '20:00'), '18:00', '20:00')
    await answerHours(early, early.company, { action: 'agree' })
    await works(await shift('20:05', '23:00'), '20:05', '23:00')
    await claimMore(early, { extraMinutes: 36 })

    const accepted = await acceptClaim(early)

    expect(accepted.json().detail).toBe(
      'Other work counts a part of this time: refuse it and say that 35 min more beside the shift can be added.',
    )
    await refuseClaim(early)
    await claimMore(early, { extraMinutes: 35 })
    expect((await acceptClaim(early)).statusCode).toBe(200)
  })

  it('time beside the shift that no other work counts again', async () => {
    const early = await works(await shift('18:00', '20:00'), '18:00', '20:00')
    await answerHours(early, early.company, { action: 'agree' })
    await claimMore(early, { extraMinutes: 120 })
    await acceptClaim(early)
    const late = await isEntered(['20:05', '23:00'], ['22:30', '23:00'])

    expect([await minutesOf(early), await minutesOf(late)]).toEqual([240, 60])
  })

  it('time before booking on where the shift has no more after it', async () => {
    const early = await shift('16:00', '20:00')
    api.moveTo(at('16:00'))
    await bookOnShift(api, early)
    api.moveTo(at('17:00'))
    await byHand(early, 'bookOff', at('17:00'))
    const late = await works(await shift('18:00', '02:00'), '19:00', '02:00')
    await answerHours(late, late.company, { action: 'agree' })
    await claimMore(late, { minutes: 60 })
    await acceptClaim(late)

    expect([await minutesOf(early), await minutesOf(late)]).toEqual([120, 480])
  })
})

it('work of somebody else is not there, and is not waited for', async () => {
  const work = await isInDispute(120)
  const other = await api.aSeeker()

  const codes = await api.db.transaction(async (tx) => {
    await tx.query('select from assignment where id = $1 for update', [work.id])
    return Promise.all([
      answerHours(work, other, { action: 'agree' }),
      api.as(other, 'POST', `/assignments/${work.id}/hours-claims/answer`, {
        claimId: work.id,
        answer: 'accept',
        reason: '',
      }),
    ])
  })

  expect(codes.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})
