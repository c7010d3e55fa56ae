import { describe, expect, it } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'
import { settleUnansweredHours } from '@s4/api-money/hours'

const api = await startApi()
const REASON = 'He left the door at five past.'

const bookByHand = (shift: TestShift, action: 'bookOn' | 'bookOff', at: string) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/manual`, { action, at, reason: REASON })
const giveTimes = (shift: TestShift, body: object) =>
  api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, {
    action: 'give',
    reason: 'I stood there until six.',
    ...body,
  })
const answerHours = (shift: TestShift, side: 'company' | 'seeker', body: object) =>
  api.as(shift[side], 'POST', `/assignments/${shift.id}/hours`, body)
const getAssignment = async (shift: TestShift) =>
  (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data

/** The worker books on at 22:00, and on Sunday afternoon the company enters by hand that they booked off at 22:05. */
async function bookedOffAfterFiveMinutes(): Promise<TestShift> {
  const shift = await aShift(api)
  await aSelfBillingAgreement(api, shift)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, shift)
  api.moveTo('2026-11-22T15:00:00.000Z')
  await bookByHand(shift, 'bookOff', '2026-11-21T22:05:00.000Z')
  return shift
}

describe('work booked off by hand after 5 of 480 minutes', () => {
  it('still proposes the whole shift, and the 72 hours start when the company enters the time', async () => {
    const shift = await bookedOffAfterFiveMinutes()

    expect((await getAssignment(shift)).hours).toMatchObject({
      status: 'proposed',
      proposedMinutes: 480,
      entered: { minutes: 5 },
      given: null,
      respondBy: '2026-11-25T15:00:00.000Z',
    })
    const notices = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and title like '%by hand'`,
      [shift.company.uid],
    )
    expect(notices.map(({ body }) => body)).toEqual([
      expect.stringContaining(
        'comes to 5 min. Without an answer within 72 hours 8 h are agreed: propose 5 min with a reason',
      ),
    ])
  })

  it('is settled at the worker’s figure when nobody answers', async () => {
    const shift = await bookedOffAfterFiveMinutes()

    await settleUnansweredHours(api.deps, new Date('2026-11-25T14:59:59.000Z'))
    const before = await getAssignment(shift)
    await settleUnansweredHours(api.deps, new Date('2026-11-25T15:00:00.000Z'))

    expect(before.hours.status).toBe('proposed')
    expect(await getAssignment(shift)).toMatchObject({
      status: 'invoiced',
      hours: { status: 'agreed', agreedMinutes: 480, agreedPay: 11_600 },
    })
  })

  it('is settled at the company’s figure when the worker agrees', async () => {
    const shift = await bookedOffAfterFiveMinutes()

    const { data } = (await answerHours(shift, 'seeker', { action: 'agree' })).json()

    expect(data).toMatchObject({ status: 'invoiced', hours: { status: 'agreed', agreedMinutes: 5, agreedPay: 121 } })
  })

  it('can be answered by the worker with other times, which the company has 72 hours to answer', async () => {
    const shift = await bookedOffAfterFiveMinutes()
    api.moveTo('2026-11-23T10:00:00.000Z')

    const given = await giveTimes(shift, { bookedOffAt: '2026-11-22T05:30:00.000Z' })
    await settleUnansweredHours(api.deps, new Date('2026-11-25T15:00:00.000Z'))
    const waiting = await getAssignment(shift)
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
    expect((await getAssignment(shift)).hours).toMatchObject({ status: 'agreed', agreedMinutes: 450 })
    expect(
      await api.db.query(`select title from notification where uid = $1 and kind = 'hours.given'`, [shift.company.uid]),
    ).toEqual([{ title: expect.stringContaining('says they worked 7 h 30 min') }])
  })

  it('keeps the times that were entered in its record', async () => {
    const shift = await bookedOffAfterFiveMinutes()
    await giveTimes(shift, { bookedOffAt: '2026-11-22T06:00:00.000Z' })

    expect(await getAssignment(shift)).toMatchObject({
      bookedOffAt: '2026-11-21T22:05:00.000Z',
      events: [{ kind: 'bookOn' }, { kind: 'bookOff', source: 'manual', reason: REASON }],
    })
  })

  it('becomes a dispute when the company proposes its figure and the worker refuses', async () => {
    const shift = await bookedOffAfterFiveMinutes()

    const countered = await answerHours(shift, 'company', { action: 'counter', minutes: 5, reason: REASON })
    const refused = await answerHours(shift, 'seeker', { action: 'refuse', reason: 'I stood there until six.' })

    expect(countered.json().data.hours).toMatchObject({ status: 'countered', proposedMinutes: 480, counterMinutes: 5 })
    expect(refused.json().data).toMatchObject({
      status: 'completed',
      hours: { status: 'disputed' },
      invoices: [{ kind: 'original', total: 121 }],
    })
  })

  it('can be answered with the worker’s times after the company’s proposal; silence then agrees them', async () => {
    const shift = await bookedOffAfterFiveMinutes()
    await answerHours(shift, 'company', { action: 'counter', minutes: 5, reason: REASON })
    api.moveTo('2026-11-23T10:00:00.000Z')

    const given = await giveTimes(shift, { bookedOffAt: '2026-11-22T05:30:00.000Z' })
    await settleUnansweredHours(api.deps, new Date('2026-11-26T10:00:00.000Z'))

    expect(given.json().data.hours).toMatchObject({
      status: 'proposed',
      proposedMinutes: 450,
      counterMinutes: null,
      respondBy: '2026-11-26T10:00:00.000Z',
    })
    expect((await getAssignment(shift)).hours).toMatchObject({ status: 'agreed', agreedMinutes: 450 })
  })

  it('refuses the worker’s times after the deadline of a proposal', async () => {
    const shift = await bookedOffAfterFiveMinutes()
    await answerHours(shift, 'company', { action: 'counter', minutes: 5, reason: REASON })
    api.moveTo('2026-11-25T15:00:00.000Z')

    const late = (await giveTimes(shift, { bookedOffAt: '2026-11-22T05:30:00.000Z' })).json()

    expect(late).toMatchObject({ code: 'hours.closed', detail: expect.stringContaining('these hours are disputed') })
  })
})

it('for work booked on late by hand the worker’s figure is the whole shift', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-22T00:10:00.000Z')
  await bookByHand(shift, 'bookOn', '2026-11-22T00:00:00.000Z')
  api.moveTo('2026-11-22T06:00:00.000Z')
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {})

  const { hours } = await getAssignment(shift)
  const given = await giveTimes(shift, { bookedOnAt: '2026-11-21T22:30:00.000Z' })

  expect(hours).toMatchObject({ proposedMinutes: 480, entered: { minutes: 360 } })
  expect(given.json().data.hours.proposedMinutes).toBe(450)
})

it('for work that the worker booked themselves no other times can be given', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, shift)
  api.moveTo('2026-11-22T06:00:00.000Z')
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/book-off`, {})

  expect((await getAssignment(shift)).hours).toMatchObject({ proposedMinutes: 480, entered: null })
  expect((await giveTimes(shift, { bookedOffAt: '2026-11-22T06:00:00.000Z' })).json().code).toBe('hours.not-yours')
})

describe('times given by the worker', () => {
  it.each([
    ['without a reason', { reason: ' ', bookedOffAt: '2026-11-22T06:00:00.000Z' }, 'reason'],
    ['without the time the company entered', {}, 'bookedOffAt'],
    ['before they started', { bookedOffAt: '2026-11-21T21:59:00.000Z' }, 'bookedOffAt'],
    ['in the future', { bookedOffAt: '2026-11-22T15:00:01.000Z' }, 'bookedOffAt'],
  ])('%s are refused, and the error names the field', async (_name, body, field) => {
    const shift = await bookedOffAfterFiveMinutes()

    const refused = await giveTimes(shift, body)

    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })

  it('do not change what the worker booked themselves', async () => {
    const shift = await bookedOffAfterFiveMinutes()

    const given = await giveTimes(shift, {
      bookedOnAt: '2026-11-21T21:30:00.000Z',
      bookedOffAt: '2026-11-22T06:00:00.000Z',
    })

    expect(given.json().data.hours).toMatchObject({
      proposedMinutes: 480,
      extraMinutes: 0,
      given: { bookedOnAt: '2026-11-21T22:00:00.000Z' },
    })
  })

  it('can be given once and only before the deadline', async () => {
    const [twice, late] = [await bookedOffAfterFiveMinutes(), await bookedOffAfterFiveMinutes()]
    await giveTimes(twice, { bookedOffAt: '2026-11-22T05:00:00.000Z' })

    const again = await giveTimes(twice, { bookedOffAt: '2026-11-22T06:00:00.000Z' })
    api.moveTo('2026-11-25T15:00:00.000Z')
    const tooLate = await giveTimes(late, { bookedOffAt: '2026-11-22T05:00:00.000Z' })

    expect([again.json().code, tooLate.json().code]).toEqual(['hours.not-yours', 'hours.closed'])
  })

  it('given on two phones at once are taken once', async () => {
    const shift = await bookedOffAfterFiveMinutes()

    const answers = await Promise.all([
      giveTimes(shift, { bookedOffAt: '2026-11-22T05:00:00.000Z' }),
      giveTimes(shift, { bookedOffAt: '2026-11-22T06:00:00.000Z' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('are refused from the company and from others', async () => {
    const shift = await bookedOffAfterFiveMinutes()

    const body = { action: 'give', bookedOffAt: '2026-11-22T05:00:00.000Z', reason: 'No.' }

    expect((await answerHours(shift, 'company', body)).json().code).toBe('hours.not-yours')
    await api.refusals({ method: 'POST', path: `/assignments/${shift.id}/hours`, body, stranger: await api.aSeeker() })
  })
})
