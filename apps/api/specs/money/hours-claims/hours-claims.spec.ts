import { describe, expect, it } from 'vitest'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-22T09:00:00.000Z'
const api = await startApi({ now: NOW })

type Side = 'seeker' | 'company'
const path = ({ id }: WorkedShift) => `/assignments/${id}/hours-claims`
const claim = (shift: WorkedShift, side: Side, body: object) =>
  api.as(shift[side], 'POST', path(shift), { reason: 'The log has it.', ...body })
const agree = (shift: WorkedShift) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
const list = async (shift: WorkedShift, side: Side = 'company') =>
  (await api.as(shift[side], 'GET', path(shift))).json().data
const answer = async (shift: WorkedShift, side: Side, body: object) => {
  const [{ id: claimId }] = await list(shift)
  return api.as(shift[side], 'POST', `${path(shift)}/answer`, { claimId, ...body })
}
const work = async (shift: WorkedShift) => (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data
/** 470 minutes of a shift of 480, agreed and invoiced. */
async function anAgreedShift() {
  const shift = await aWorkedShift(api, { minutes: 470 })
  await agree(shift)
  return shift
}

/** What waits for the company: in its list of shifts, in the count above it, and on its home. */
async function waiting({ company }: WorkedShift) {
  const ask = async (url: string) => (await api.as(company, 'GET', url)).json().data
  const listed = await ask('/company/completed?state=toAgree')
  const { shiftsToAgree } = await ask('/company/owed')
  const { figures, hoursAgreedAt } = await ask('/company/control-room')
  return { listed: listed.length, shiftsToAgree, home: figures.hoursToAgree, hoursAgreedAt }
}

describe('more time claimed after the hours are agreed', () => {
  it('by the worker waits for the company where hours to agree are counted; by the company it does not', async () => {
    const shift = await anAgreedShift()
    const nothing = { listed: 0, shiftsToAgree: 0, home: 0, hoursAgreedAt: null }
    expect(await waiting(shift)).toEqual(nothing)

    await claim(shift, 'seeker', { kind: 'more', minutes: 6 })
    expect(await waiting(shift)).toEqual({ listed: 1, shiftsToAgree: 1, home: 1, hoursAgreedAt: null })
    await answer(shift, 'company', { answer: 'refuse', reason: 'The gate was shut.' })
    expect(await waiting(shift)).toEqual(nothing)

    await claim(shift, 'company', { kind: 'more', minutes: 6 })
    expect(await waiting(shift)).toEqual(nothing)
  })

  it.each([
    ['seeker', 'company'],
    ['company', 'seeker'],
  ] as const)('by the %s is a supplementary invoice once the %s accepts', async (by, other) => {
    const shift = await anAgreedShift()
    const [invoice] = (await work(shift)).invoices
    await payInvoice(api, { company: shift.company, id: invoice.id })

    const made = await claim(shift, by, { kind: 'more', minutes: 6, extraMinutes: 12 })
    expect(made.json().data).toMatchObject([{ side: by, minutes: 6, extraMinutes: 12, status: 'open' }])
    expect((await work(shift)).hours.claim).toEqual({ side: by, minutes: 18 })
    expect((await answer(shift, by, { answer: 'accept' })).json().code).toBe('hours.not-yours')
    const accepted = await answer(shift, other, { answer: 'accept' })

    expect(accepted.json().data).toMatchObject([{ status: 'accepted' }])
    const settled = await work(shift)
    expect(settled).toMatchObject({ status: 'invoiced', hours: { agreedMinutes: 488, claim: null } })
    expect(settled.invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['original', 'supplementary'])
    // 476 minutes and 12 extra at £14.50: £115.03 and £2.90 in all.
    expect(settled.invoices[0].total + settled.invoices[1].total).toBe(11_503 + 290)
    expect((await answer(shift, other, { answer: 'accept' })).json().code).toBe('hours.closed')
  })

  it('names every earlier invoice beside the time they bill together', async () => {
    const shift = await anAgreedShift()
    for (const minutes of [4, 3]) {
      await claim(shift, 'seeker', { kind: 'more', minutes })
      await answer(shift, 'company', { answer: 'accept' })
    }

    const [first, second, third] = (await work(shift)).invoices
    const described = async ({ id }: { id: string }) =>
      (await api.as(shift.seeker, 'GET', `/invoices/${id}`)).json().data.lines[0].description
    expect(await described(second)).toContain(`settled after invoice ${first.number}, which bills 7 h 50 min`)
    expect(await described(third)).toContain(
      `settled after invoices ${first.number} and ${second.number}, which bill 7 h 54 min`,
    )
  })

  it('is refused with a reason, and can be claimed again', async () => {
    const shift = await anAgreedShift()
    await claim(shift, 'seeker', { kind: 'more', minutes: 6 })

    expect((await claim(shift, 'company', { kind: 'more', minutes: 1 })).json().code).toBe('hours.claim-open')
    expect((await answer(shift, 'company', { answer: 'refuse' })).json().fields).toHaveProperty('reason')
    await answer(shift, 'company', { answer: 'refuse', reason: 'The door log says no.' })

    expect(await list(shift, 'seeker')).toMatchObject([{ status: 'refused', answerReason: 'The door log says no.' }])
    expect((await work(shift)).invoices).toHaveLength(1)
    expect((await claim(shift, 'seeker', { kind: 'more', minutes: 5 })).statusCode).toBe(200)
  })

  it.each([
    [{ kind: 'more' }, 'hours.impossible'],
    [{ kind: 'more', minutes: 481 }, 'hours.impossible'],
    [{ kind: 'earlier' }, 'hours.impossible'],
    [{ kind: 'earlier', cameAt: '2026-11-21T21:29:00.000Z' }, 'hours.impossible'],
    [{ kind: 'more', minutes: -1 }, 'input.invalid'],
    [{ kind: 'more', minutes: 5, reason: '' }, 'input.invalid'],
  ])('%j is answered %s', async (body, code) => {
    expect((await claim(await anAgreedShift(), 'seeker', body)).json().code).toBe(code)
  })

  it('never makes the shift longer than it was', async () => {
    const shift = await anAgreedShift()

    const tooMuch = await claim(shift, 'seeker', { kind: 'more', minutes: 11 })

    expect(tooMuch.json().fields).toHaveProperty('minutes')
    expect(await list(shift)).toEqual([])
  })

  it('is possible for 28 days after the shift, for its two sides alone', async () => {
    const shift = await anAgreedShift()
    const stranger = await aWorkedShift(api)
    const foreign = await api.as(stranger.seeker, 'POST', path(shift), { kind: 'more', minutes: 5, reason: 'Mine.' })
    const read = await api.as(stranger.company, 'GET', path(shift))

    expect([foreign.statusCode, read.statusCode]).toEqual([404, 404])
    api.moveTo('2026-12-20T06:00:01.000Z')
    expect((await claim(shift, 'seeker', { kind: 'more', minutes: 5 })).json().code).toBe('hours.closed')
    api.moveTo(NOW)
  })
})

describe('“I came earlier than I scanned”', () => {
  it('counts from the time given to booking on, and waits until the hours are agreed', async () => {
    const shift = await aWorkedShift(api, { minutes: 470 })
    await api.db.query('update attendance set booked_on_at = $2 where assignment_id = $1', [
      shift.id,
      '2026-11-21T22:10:00.000Z',
    ])
    const cameAt = '2026-11-21T21:55:00.000Z'

    expect((await claim(shift, 'company', { kind: 'earlier', cameAt })).json().code).toBe('access.denied')
    const late = await claim(shift, 'seeker', { kind: 'earlier', cameAt: '2026-11-21T22:10:00.000Z' })
    expect(late.json().fields).toHaveProperty('cameAt')
    const made = await claim(shift, 'seeker', { kind: 'earlier', cameAt })
    expect(made.json().data).toMatchObject([{ cameAt, minutes: 10, extraMinutes: 5 }])
    expect((await answer(shift, 'company', { answer: 'accept' })).json().code).toBe('hours.not-yours')

    await agree(shift)
    await answer(shift, 'company', { answer: 'accept' })

    expect((await work(shift)).hours.agreedMinutes).toBe(485)
    const [told] = await api.db.query<{ body: string }>(
      `select body from notification where uid = $1 and kind = 'hours.claimed'`,
      [shift.company.uid],
    )
    expect(told?.body).toMatch(/They came at Sat 21 Nov 2026, 21:55\. They say: The log has it\./)
  })

  it('is never paid twice: a second claim counts up to the time that was accepted', async () => {
    const shift = await aWorkedShift(api, { minutes: 470 })
    const cameAt = '2026-11-21T21:50:00.000Z'
    await agree(shift)
    await claim(shift, 'seeker', { kind: 'earlier', cameAt })
    await answer(shift, 'company', { answer: 'accept' })

    const again = await claim(shift, 'seeker', { kind: 'earlier', cameAt })
    const earlier = await claim(shift, 'seeker', { kind: 'earlier', cameAt: '2026-11-21T21:45:00.000Z' })

    expect(again.json().fields).toHaveProperty('cameAt')
    expect(earlier.json().data[0]).toMatchObject({ minutes: 0, extraMinutes: 5 })
  })

  it('cannot be accepted where the hours agreed since leave no room for it', async () => {
    const shift = await aWorkedShift(api, { minutes: 480 })
    await api.db.query('update attendance set booked_on_at = $2 where assignment_id = $1', [
      shift.id,
      '2026-11-21T22:10:00.000Z',
    ])
    const cameAt = '2026-11-21T22:00:00.000Z'
    await claim(shift, 'seeker', { kind: 'earlier', cameAt })
    await agree(shift)

    const accepted = await answer(shift, 'company', { answer: 'accept' })
    await answer(shift, 'company', { answer: 'refuse', reason: 'It is in the hours.' })
    const again = await claim(shift, 'seeker', { kind: 'earlier', cameAt })

    expect(accepted.json()).toMatchObject({ code: 'hours.impossible', detail: expect.stringMatching(/refuse it/) })
    expect(again.json().fields).toHaveProperty('cameAt')
    expect((await work(shift)).hours.agreedMinutes).toBe(480)
  })

  it('is refused at the time itself when it is less than a minute', async () => {
    const shift = await aWorkedShift(api, { minutes: 470 })

    const seconds = await claim(shift, 'seeker', { kind: 'earlier', cameAt: '2026-11-21T21:59:30.000Z' })

    expect(seconds.json().fields).toHaveProperty('cameAt')
  })
})
