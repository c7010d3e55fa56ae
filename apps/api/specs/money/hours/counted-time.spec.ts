import { beforeEach, describe, expect, it } from 'vitest'
import type { Seeker } from '../../../src/testing/a-seeker'
import { bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { hoursActs } from '../../../src/testing/hours-acts'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
let sam: Seeker
beforeEach(async () => {
  api.moveTo(at('14:00'))
  sam = await api.aSeeker()
})

/** Of the evening of 21 November, or of the night after it. */
const at = (time: string) => `2026-11-${time < '14:00' ? 22 : 21}T${time}:00.000Z`
const acts = hoursActs(api, () => sam)
const { byHand, enter, bookOff, answerHours, hoursOf, minutesOf, claimEarlier, acceptClaim, silence } = acts
const shift = (from: string, to: string) => acts.shift(at(from), at(to))
const bookOn = async (work: TestShift, time: string) => {
  api.moveTo(at(time))
  await bookOnShift(api, work)
}
/** Books on as planned and is sent home by hand. */
const isSentHome = async ([from, to]: [string, string], time: string) => {
  const work = await shift(from, to)
  await bookOn(work, from)
  api.moveTo(at(time))
  await byHand(work, 'bookOff', at(time))
  return work
}
/** At the company of 20:30 to 04:30: two hours late, with a claim that they were in time. */
const comesLateWithClaim = async () => {
  const late = await shift('20:30', '04:30')
  await bookOn(late, '22:30')
  api.moveTo(at('04:30'))
  await bookOff(late)
  await claimEarlier(late, at('20:30'))
  return late
}

describe('a claim that the worker came earlier adds', () => {
  it('only what another company has not entered meanwhile', async () => {
    const before = await shift('18:00', '20:25')
    const late = await comesLateWithClaim()
    await answerHours(late, late.company, { action: 'agree' })
    await enter(before, at('18:00'), at('22:00'))
    await acceptClaim(late)

    expect([await minutesOf(before), await minutesOf(late)]).toEqual([145, 390])
    const [notice] = await api.db.query(
      `select title, body from notification where kind = 'hours.claim-answered' and uid = $1`,
      [sam.uid],
    )
    expect(notice).toMatchObject({
      title: expect.stringMatching(/^30 min more are accepted/),
      body: expect.stringMatching(/^The rest is counted already, here or at other work\. /),
    })
  })

  it('nothing where the time is agreed at another company by then', async () => {
    const early = await isSentHome(['18:00', '02:00'], '20:00')
    const late = await comesLateWithClaim()
    await silence()

    const accepted = await acceptClaim(late)

    expect(accepted.json().detail).toBe(
      'Other work of theirs counts until Sat 21 Nov 2026, 22:30, so this would be paid twice: refuse it and say so.',
    )
    expect([await minutesOf(early), await minutesOf(late)]).toEqual([270, 360])
  })

  it('still what minutes that were added later do not count', async () => {
    const work = await shift('22:00', '06:00')
    api.moveTo(at('23:00'))
    await byHand(work, 'bookOn', at('23:00'))
    api.moveTo(at('04:00'))
    await bookOff(work)
    await answerHours(work, sam, { action: 'agree' })
    const more = { kind: 'more', minutes: 60, reason: 'I stayed until five.' }
    await api.as(sam, 'POST', `/assignments/${work.id}/hours-claims`, more)
    await acceptClaim(work)

    expect((await claimEarlier(work, at('22:30'))).statusCode).toBe(200)
  })
})

describe('time that is agreed at one company is not proposed at another', () => {
  it('after the end that was entered there by hand', async () => {
    const early = await isSentHome(['18:00', '02:00'], '20:00')
    await answerHours(early, early.company, { action: 'agree' })
    const late = await isSentHome(['20:30', '01:30'], '22:00')
    api.moveTo(at('01:45'))
    const given = await answerHours(late, sam, { action: 'give', bookedOffAt: at('01:30') })

    expect(await minutesOf(late)).toBe(90)
    expect(given.json().fields).toEqual({
      bookedOffAt: 'Other work of yours counts from Sat 21 Nov 2026, 22:00: give that or earlier.',
    })
  })

  it('where a minute less than the worker’s figure is agreed', async () => {
    const early = await isSentHome(['18:00', '02:00'], '20:00')
    await answerHours(early, early.company, { action: 'counter', minutes: 479 })
    await answerHours(early, sam, { action: 'agree' })
    const late = await shift('20:30', '04:30')
    api.moveTo(at('05:00'))
    await enter(late, at('23:00'), at('04:00'))

    expect(await minutesOf(late)).toBe(330)
  })

  it('as far as it is invoiced in a dispute', async () => {
    const early = await shift('18:00', '02:00')
    await aSelfBillingAgreement(api, { company: early.company, seeker: sam })
    await bookOn(early, '18:00')
    api.moveTo(at('20:00'))
    await byHand(early, 'bookOff', at('20:00'))
    await answerHours(early, early.company, { action: 'counter', minutes: 400 })
    await answerHours(early, sam, { action: 'refuse' })
    const late = await shift('20:30', '04:30')
    api.moveTo(at('05:00'))
    await enter(late, at('23:00'), at('04:00'))

    expect(await minutesOf(late)).toBe(330)
  })
})

describe('time that no other work counts can be had', () => {
  it('before a later time of booking on that is agreed there', async () => {
    const early = await isSentHome(['18:00', '02:00'], '20:00')
    const late = await shift('20:30', '04:30')
    api.moveTo(at('22:30'))
    await byHand(late, 'bookOn', at('22:30'))
    api.moveTo(at('04:30'))
    await bookOff(late)
    await answerHours(late, sam, { action: 'agree' })

    const given = await answerHours(early, sam, { action: 'give', bookedOffAt: at('22:00') })

    expect([given.statusCode, await minutesOf(early), await minutesOf(late)]).toEqual([200, 240, 360])
  })

  it('after hours that were lowered before they were agreed', async () => {
    const early = await isSentHome(['16:00', '02:00'], '17:00')
    const middle = await shift('19:00', '20:00')
    await bookOn(middle, '19:00')
    api.moveTo(at('20:00'))
    await bookOff(middle)
    await answerHours(early, early.company, { action: 'agree' })
    const last = await shift('21:00', '23:00')
    api.moveTo(at('22:30'))
    await byHand(last, 'bookOn', at('22:30'))
    api.moveTo(at('23:00'))
    await bookOff(last)

    expect([await minutesOf(early), await minutesOf(last)]).toEqual([180, 120])
  })

  it('before work between, when the next counts only from the end of that', async () => {
    const first = await isSentHome(['16:00', '23:30'], '17:00')
    const between = await shift('19:00', '20:00')
    await bookOn(between, '19:00')
    api.moveTo(at('20:00'))
    await bookOff(between)
    const next = await shift('18:30', '23:00')
    api.moveTo(at('21:00'))
    await byHand(next, 'bookOn', at('21:00'))
    api.moveTo(at('23:00'))
    await bookOff(next)

    expect([await minutesOf(first), await minutesOf(next)]).toEqual([180, 180])
  })
})

describe('what a company proposes', () => {
  it('is no more than other work of the worker leaves of the shift', async () => {
    const early = await isSentHome(['18:00', '02:00'], '20:00')
    await bookOn(await shift('20:30', '04:30'), '20:30')

    const proposed = await answerHours(early, early.company, { action: 'counter', minutes: 151 })

    expect(proposed.json().fields).toEqual({
      minutes: 'They were at other work in a part of this shift: propose 2 h 30 min or less.',
    })
  })

  it('gives it 72 hours again where other work ends it', async () => {
    const early = await isSentHome(['18:00', '02:00'], '20:00')
    await answerHours(early, early.company, { action: 'counter', minutes: 400 })
    const late = await shift('20:30', '04:30')
    api.moveTo('2026-11-24T19:59:00.000Z')
    await enter(late, at('20:30'), at('04:00'))
    await silence('2026-11-24T20:00:30.000Z')

    expect(await hoursOf(early)).toMatchObject({ status: 'proposed', respondBy: '2026-11-27T19:59:00.000Z' })
    const [notice] = await api.db.query(`select body from notification where kind = 'hours.lowered' and uid = $1`, [
      early.company.uid,
    ])
    expect(notice).toEqual({
      body:
        'They were at other work in the rest of the time. What you proposed no longer holds: agree or propose other ' +
        'hours by Fri 27 Nov 2026, 19:59; without an answer these are agreed.',
    })
  })
})

it('agreeing hours and accepting a claim to them at once cause no deadlock', async () => {
  const work = await shift('18:00', '02:00')
  await aSelfBillingAgreement(api, { company: work.company, seeker: sam })
  await bookOn(work, '18:30')
  api.moveTo(at('02:00'))
  await bookOff(work)
  await claimEarlier(work, at('18:00'))
  const deadlocks = async () => {
    const [row] = await api.db.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    )
    return row?.deadlocks
  }
  const before = await deadlocks()

  const [agreed] = await Promise.all([
    answerHours(work, work.company, { action: 'agree' }),
    ...Array.from({ length: 4 }, () => acceptClaim(work)),
  ])

  expect([agreed?.statusCode, await deadlocks()]).toEqual([200, before])
})
