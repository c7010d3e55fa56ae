import { describe, expect, it } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'
import { settleUnansweredHours } from '@s4/api-money/hours'

const api = await startApi()
const REASON = 'He left the door at five past.'

const byHand = (shift: TestShift, action: 'bookOn' | 'bookOff', at: string) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/manual`, { action, at, reason: REASON })
const give = (shift: TestShift, body: object) =>
  api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, {
    action: 'give',
    reason: 'I stood there until six.',
    ...body,
  })
const answer = (shift: TestShift, side: 'company' | 'seeker', body: object) =>
  api.as(shift[side], 'POST', `/assignments/${shift.id}/hours`, body)
const show = async (shift: TestShift) => (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data

/** The worker books on at 22:00; the company books them off by hand, as if at 22:05, on the Sunday afternoon. */
async function bookedOffAfterFive(): Promise<TestShift> {
  const shift = await aShift(api)
  await aSelfBillingAgreement(api, shift)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, shift)
  api.moveTo('2026-11-22T15:00:00.000Z')
  await byHand(shift, 'bookOff', '2026-11-21T22:05:00.000Z')
  return shift
}

describe('booked off by hand after 5 of 480 minutes', () => {
  it('is the company’s figure: the worker’s stays the shift from their own booking on, and the clock starts when it is entered', async () => {
    const shift = await bookedOffAfterFive()

    expect((await show(shift)).hours).toMatchObject({
      status: 'proposed',
      proposedMinutes: 480,
      entered: { minutes: 5 },
      given: null,
      respondBy: '2026-11-25T15:00:00.000Z',
    })
    const told = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and title like '%by hand'`,
      [shift.company.uid],
    )
    expect(told.map(({ body }) => body)).toEqual([
      expect.stringContaining(
        'comes to 5 min. Without an answer within 72 hours 8 h are agreed: propose 5 min with a reason',
      ),
    ])
  })

  it('and silence agrees the worker’s figure, never the company’s', async () => {
    const shift = await bookedOffAfterFive()

    await settleUnansweredHours(api.deps, new Date('2026-11-25T14:59:59.000Z'))
    const before = await show(shift)
    await settleUnansweredHours(api.deps, new Date('2026-11-25T15:00:00.000Z'))

    expect(before.hours.status).toBe('proposed')
    expect(await show(shift)).toMatchObject({
      status: 'invoiced',
      hours: { status: 'agreed', agreedMinutes: 480, agreedPay: 11_600 },
    })
  })

  it('may be accepted by the worker as it is', async () => {
    const shift = await bookedOffAfterFive()

    const { data } = (await answer(shift, 'seeker', { action: 'agree' })).json()

    expect(data).toMatchObject({ status: 'invoiced', hours: { status: 'agreed', agreedMinutes: 5, agreedPay: 121 } })
  })

  it('is answered with times of their own, which the company has 72 hours to answer', async () => {
    const shift = await bookedOffAfterFive()
    api.moveTo('2026-11-23T10:00:00.000Z')

    const given = await give(shift, { bookedOffAt: '2026-11-22T05:30:00.000Z' })
    await settleUnansweredHours(api.deps, new Date('2026-11-25T15:00:00.000Z'))
    const waiting = await show(shift)
    await settleUnansweredHours(api.deps, new Date('2026-11-26T10:00:00.000Z'))

    expect(given.json().data.hours).toMatchObject({
      status: 'proposed',
      proposedMinutes: 450,
      entered: { minutes: 5 },
      respondBy: '2026-11-26T10:00:00.000Z',
      given: {
        bookedOnAt: '2026-11-21T22:00:00.000Z',
        bookedOffAt: '2026-11-22T05:30:00.000Z',
        reason: 'I stood there until six.',
      },
    })
    expect(waiting.hours.status).toBe('proposed')
    expect((await show(shift)).hours).toMatchObject({ status: 'agreed', agreedMinutes: 450 })
    expect(
      await api.db.query(`select title from notification where uid = $1 and kind = 'hours.given'`, [shift.company.uid]),
    ).toEqual([{ title: expect.stringContaining('says they worked 7 h 30 min') }])
  })

  it('leaves the record of the day as it was entered', async () => {
    const shift = await bookedOffAfterFive()
    await give(shift, { bookedOffAt: '2026-11-22T06:00:00.000Z' })

    expect(await show(shift)).toMatchObject({
      bookedOffAt: '2026-11-21T22:05:00.000Z',
      events: [{ kind: 'bookOn' }, { kind: 'bookOff', source: 'manual', reason: REASON }],
    })
  })

  it('is proposed by the company like any other figure, and refused it is a dispute', async () => {
    const shift = await bookedOffAfterFive()

    const countered = await answer(shift, 'company', { action: 'counter', minutes: 5, reason: REASON })
    const refused = await answer(shift, 'seeker', { action: 'refuse', reason: 'I stood there until six.' })

    expect(countered.json().data.hours).toMatchObject({ status: 'countered', proposedMinutes: 480, counterMinutes: 5 })
    expect(refused.json().data).toMatchObject({
      status: 'completed',
      hours: { status: 'disputed' },
      invoices: [{ kind: 'original', total: 121 }],
    })
  })

  it('may be answered with times of their own although the company has proposed its figure, and silence then agrees those', async () => {
    const shift = await bookedOffAfterFive()
    await answer(shift, 'company', { action: 'counter', minutes: 5, reason: REASON })
    api.moveTo('2026-11-23T10:00:00.000Z')

    const given = await give(shift, { bookedOffAt: '2026-11-22T05:30:00.000Z' })
    await settleUnansweredHours(api.deps, new Date('2026-11-26T10:00:00.000Z'))

    expect(given.json().data.hours).toMatchObject({
      status: 'proposed',
      proposedMinutes: 450,
      counterMinutes: null,
      respondBy: '2026-11-26T10:00:00.000Z',
    })
    expect((await show(shift)).hours).toMatchObject({ status: 'agreed', agreedMinutes: 450 })
  })

  it('takes no times once the time to answer a proposal has run out', async () => {
    const shift = await bookedOffAfterFive()
    await answer(shift, 'company', { action: 'counter', minutes: 5, reason: REASON })
    api.moveTo('2026-11-25T15:00:00.000Z')

    const late = (await give(shift, { bookedOffAt: '2026-11-22T05:30:00.000Z' })).json()

    expect(late).toMatchObject({ code: 'hours.closed', detail: expect.stringContaining('these hours are disputed') })
  })
})

it('booked on by hand late, the worker’s figure is the whole shift', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-22T00:10:00.000Z')
  await byHand(shift, 'bookOn', '2026-11-22T00:00:00.000Z')
  api.moveTo('2026-11-22T06:00:00.000Z')
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {})

  const { hours } = await show(shift)
  const given = await give(shift, { bookedOnAt: '2026-11-21T22:30:00.000Z' })

  expect(hours).toMatchObject({ proposedMinutes: 480, entered: { minutes: 360 } })
  expect(given.json().data.hours.proposedMinutes).toBe(450)
})

it('work the worker booked themselves has one figure, and nothing to give', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, shift)
  api.moveTo('2026-11-22T06:00:00.000Z')
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {})

  expect((await show(shift)).hours).toMatchObject({ proposedMinutes: 480, entered: null })
  expect((await give(shift, { bookedOffAt: '2026-11-22T06:00:00.000Z' })).json().code).toBe('hours.not-yours')
})

describe('times of one’s own', () => {
  it.each([
    ['without a reason', { reason: ' ', bookedOffAt: '2026-11-22T06:00:00.000Z' }, 'reason'],
    ['without the time the company entered', {}, 'bookedOffAt'],
    ['before they started', { bookedOffAt: '2026-11-21T21:59:00.000Z' }, 'bookedOffAt'],
    ['in the future', { bookedOffAt: '2026-11-22T15:00:01.000Z' }, 'bookedOffAt'],
  ])('%s are refused at the field', async (_name, body, field) => {
    const shift = await bookedOffAfterFive()

    const refused = await give(shift, body)

    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })

  it('never change what the worker booked themselves', async () => {
    const shift = await bookedOffAfterFive()

    const given = await give(shift, { bookedOnAt: '2026-11-21T21:30:00.000Z', bookedOffAt: '2026-11-22T06:00:00.000Z' })

    expect(given.json().data.hours).toMatchObject({
      proposedMinutes: 480,
      extraMinutes: 0,
      given: { bookedOnAt: '2026-11-21T22:00:00.000Z' },
    })
  })

  it('are given once, in time, and before the hours are settled', async () => {
    const [twice, late] = [await bookedOffAfterFive(), await bookedOffAfterFive()]
    await give(twice, { bookedOffAt: '2026-11-22T05:00:00.000Z' })

    const again = await give(twice, { bookedOffAt: '2026-11-22T06:00:00.000Z' })
    api.moveTo('2026-11-25T15:00:00.000Z')
    const tooLate = await give(late, { bookedOffAt: '2026-11-22T05:00:00.000Z' })

    expect([again.json().code, tooLate.json().code]).toEqual(['hours.not-yours', 'hours.closed'])
  })

  it('two phones at once count once', async () => {
    const shift = await bookedOffAfterFive()

    const answers = await Promise.all([
      give(shift, { bookedOffAt: '2026-11-22T05:00:00.000Z' }),
      give(shift, { bookedOffAt: '2026-11-22T06:00:00.000Z' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('are the worker’s own', async () => {
    const shift = await bookedOffAfterFive()

    const body = { action: 'give', bookedOffAt: '2026-11-22T05:00:00.000Z', reason: 'No.' }

    expect((await answer(shift, 'company', body)).json().code).toBe('hours.not-yours')
    await api.refusals({ method: 'POST', path: `/assignments/${shift.id}/hours`, body, stranger: await api.aSeeker() })
  })
})
