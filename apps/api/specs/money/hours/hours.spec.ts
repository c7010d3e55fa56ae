import { describe, expect, it } from 'vitest'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })
const NIGHT = { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }

const answerAsCompany = (shift: WorkedShift, body: object) =>
  api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, body)
const answerAsSeeker = (shift: WorkedShift, body: object) =>
  api.as(shift.seeker, 'POST', `/assignments/${shift.id}/hours`, body)
const counter = (shift: WorkedShift, minutes = 450) =>
  answerAsCompany(shift, { action: 'counter', minutes, reason: 'You left at 05:30.' })

describe('when the company agrees the hours', () => {
  it('the worker’s figure is agreed and the invoice is issued at once', async () => {
    const shift = await aWorkedShift(api)

    const { data } = (await answerAsCompany(shift, { action: 'agree' })).json()

    expect(data).toMatchObject({
      status: 'invoiced',
      hours: { status: 'agreed', agreedMinutes: 480, agreedPay: 11_600, respondBy: null },
    })
    expect(data.invoices).toMatchObject([{ dueOn: '2026-12-22', toAnswer: true }])
    const invoice = await api.as(shift.seeker, 'GET', `/invoices/${data.invoices[0].id}`)
    expect(invoice.json().data).toMatchObject({
      total: 11_600,
      status: 'issued',
      suppliedOn: '2026-11-22',
      issuedOn: '2026-11-22',
      dueOn: '2026-12-22',
    })
    expect(
      await api.db.query(`select title, body, link from notification where uid = $1 and kind = 'invoice.issued'`, [
        shift.seeker.uid,
      ]),
    ).toEqual([
      {
        title: 'Your £116.00 invoice is ready: check and accept it',
        body: expect.stringMatching(/The hours are settled\. If it is wrong, object to it\.$/),
        link: `/User-InvoiceList?invoice=${data.invoices[0].id}`,
      },
    ])
    await api.as(shift.seeker, 'POST', `/invoices/${data.invoices[0].id}/answer`, { answer: 'accept' })
    const accepted = (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data
    expect(accepted.invoices).toMatchObject([{ dueOn: '2026-12-22', toAnswer: false }])
  })

  it('extra time is included only if the company accepts it', async () => {
    const [without, withExtra] = [
      await aWorkedShift(api, { extraMinutes: 15 }),
      await aWorkedShift(api, { extraMinutes: 15 }),
    ]

    const refused = await answerAsCompany(without, { action: 'agree' })
    const accepted = await answerAsCompany(withExtra, { action: 'agree', acceptExtra: true })
    expect(refused.json().data.hours).toMatchObject({ extraMinutes: 15, agreedExtraMinutes: 0 })
    expect(accepted.json().data.hours).toMatchObject({ extraMinutes: 15, agreedExtraMinutes: 15 })

    expect(
      await api.db.query(
        'select assignment_id, total_pence from invoice where assignment_id = any($1) order by total_pence',
        [[without.id, withExtra.id]],
      ),
    ).toEqual([
      { assignmentId: without.id, totalPence: 11_600 },
      { assignmentId: withExtra.id, totalPence: 11_600 + 363 },
    ])
  })

  it('nobody can change them any more', async () => {
    const shift = await aWorkedShift(api)
    await answerAsCompany(shift, { action: 'agree' })

    expect((await answerAsCompany(shift, { action: 'agree' })).json().code).toBe('hours.closed')
    expect((await counter(shift)).json().code).toBe('hours.closed')
  })

  it('zero hours are agreed without an invoice', async () => {
    const shift = await aWorkedShift(api, { minutes: 0 })

    const { data } = (await answerAsCompany(shift, { action: 'agree' })).json()

    expect(data).toMatchObject({ status: 'hoursAgreed', invoices: [], hours: { agreedPay: 0 } })
  })

  it('without a self-billing agreement there is no invoice yet, and both sides are notified', async () => {
    const shift = await aWorkedShift(api, { selfBilling: false })

    const { data } = (await answerAsCompany(shift, { action: 'agree' })).json()

    expect(data).toMatchObject({ status: 'hoursAgreed', invoices: [] })
    const notices = await api.db.query(
      `select uid from notification where kind = 'invoice.blocked' and uid = any($1)`,
      [[shift.seeker.uid, shift.company.uid]],
    )
    expect(notices).toHaveLength(2)
  })
})

describe('the pay of an invoice line is rounded once, half a penny up', () => {
  it.each([
    [1271, 480, 10_168],
    [1271, 30, 636],
    [1111, 90, 1667],
    [1001, 30, 501],
    [1000, 1, 17],
    [1450, 479, 11_576],
  ])('%d p an hour for %d min: %d p', async (payPerHour, minutes, pence) => {
    const shift = await aWorkedShift(api, { payPerHour, minutes })

    const { data } = (await answerAsCompany(shift, { action: 'agree' })).json()

    expect(data.hours.agreedPay).toBe(pence)
  })
})

describe('a counter-proposal', () => {
  it('can be accepted by the worker', async () => {
    const shift = await aWorkedShift(api)

    const countered = await counter(shift)
    const accepted = await answerAsSeeker(shift, { action: 'agree' })

    expect(countered.json().data).toMatchObject({
      status: 'completed',
      hours: {
        status: 'countered',
        counterMinutes: 450,
        counterReason: 'You left at 05:30.',
        respondBy: '2026-11-25T09:00:00.000Z',
      },
    })
    expect(accepted.json().data).toMatchObject({ status: 'invoiced', hours: { agreedMinutes: 450, agreedPay: 10_875 } })
  })

  it('that the worker refuses becomes a dispute, which the company can end by agreeing', async () => {
    const shift = await aWorkedShift(api)
    await counter(shift)

    const refused = await answerAsSeeker(shift, { action: 'refuse', reason: 'I left at six.' })
    const agreed = await answerAsCompany(shift, { action: 'agree' })

    expect(refused.json().data.hours).toMatchObject({
      status: 'disputed',
      disputeReason: 'I left at six.',
      respondBy: null,
    })
    expect(agreed.json().data.hours).toMatchObject({ status: 'agreed', agreedMinutes: 480 })
  })

  it.each([
    ['of 25 hours', { minutes: 25 * 60, reason: 'Long.' }, 'minutes'],
    ['of more minutes than the shift had', { minutes: 481, reason: 'Long.' }, 'minutes'],
    ['without a reason', { minutes: 450 }, 'reason'],
    ['without hours', { reason: 'You left.' }, 'minutes'],
    ['equal to the worker’s figure', { minutes: 480, reason: 'Fine.' }, 'minutes'],
    ['of half a minute', { minutes: 450.5, reason: 'You left.' }, 'minutes'],
  ])('%s is refused, and the error names the field', async (_name, body, field) => {
    const shift = await aWorkedShift(api)

    const answer = await answerAsCompany(shift, { action: 'counter', ...body })

    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toHaveProperty(field)
  })

  it('is refused after the deadline', async () => {
    const shift = await aWorkedShift(api, { respondBy: '2026-11-22T08:59:59.000Z' })

    const late = await counter(shift)

    expect(late.json()).toMatchObject({ code: 'hours.closed', detail: expect.stringContaining('Time to answer ended') })
  })

  it('can be made by the company only and answered by the worker only', async () => {
    const shift = await aWorkedShift(api)

    expect((await answerAsSeeker(shift, { action: 'agree' })).json().code).toBe('hours.not-yours')
    expect((await answerAsSeeker(shift, { action: 'counter', minutes: 480, reason: 'More.' })).json().code).toBe(
      'hours.not-yours',
    )
    await counter(shift)
    expect((await answerAsCompany(shift, { action: 'agree' })).json().code).toBe('hours.not-yours')
  })
})

it('of four answers that managers of one company send at once only one is accepted', async () => {
  const shift = await aWorkedShift(api)

  const answers = await Promise.all([
    counter(shift),
    answerAsCompany(shift, { action: 'agree' }),
    counter(shift, 420),
    answerAsCompany(shift, { action: 'agree' }),
  ])

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
})

describe('a night is paid by the time that really passed', () => {
  it.each([
    [
      'when the clocks go back',
      '2026-10-24T21:00:00.000Z',
      '2026-10-25T06:00:00.000Z',
      540,
      13_050,
      '9 h because the clocks go back',
    ],
    [
      'when they go forward',
      '2027-03-27T22:00:00.000Z',
      '2027-03-28T05:00:00.000Z',
      420,
      10_150,
      '7 h because the clocks go forward',
    ],
  ])('%s', async (_name, startsAt, endsAt, minutes, pence, words) => {
    const shift = await aWorkedShift(api, { startsAt, endsAt, minutes, respondBy: '2027-12-01T00:00:00.000Z' })

    const tooLong = await counter(shift, minutes + 1)
    const { data } = (await answerAsCompany(shift, { action: 'agree' })).json()

    expect(tooLong.statusCode).toBe(422)
    const { data: invoice } = (await api.as(shift.company, 'GET', `/invoices/${data.invoices[0].id}`)).json()
    expect(invoice).toMatchObject({ total: pence, lines: [{ minutes, description: expect.stringContaining(words) }] })
  })
})

it('hours cannot be agreed before the worker booked off', async () => {
  const acme = await api.aCompany()
  const job = await api.aPublishedJob(acme, { shifts: [NIGHT] })
  const id = await api.anAssignment({ company: acme, job, seeker: await api.aSeeker(), status: 'inProgress' })

  expect((await api.as(acme, 'POST', `/assignments/${id}/hours`, { action: 'agree' })).json().code).toBe(
    'assignment.wrong-state',
  )
})

it('hours are refused to everybody but the two sides', async () => {
  const shift = await aWorkedShift(api)

  await api.refusals({
    method: 'POST',
    path: `/assignments/${shift.id}/hours`,
    body: { action: 'agree' },
    stranger: await api.aCompany(),
  })
  await api.refusals({
    method: 'POST',
    path: `/assignments/${shift.id}/hours`,
    body: { action: 'agree' },
    stranger: await api.aSeeker(),
  })
})

it('every answer about hours is recorded in the audit', async () => {
  const shift = await aWorkedShift(api)
  await counter(shift)
  await answerAsSeeker(shift, { action: 'agree' })

  expect(
    await api.db.query('select action, actor_kind from audit_entry where assignment_id = $1 order by id', [shift.id]),
  ).toEqual([
    { action: 'hours.countered', actorKind: 'company' },
    { action: 'hours.agreed', actorKind: 'seeker' },
    { action: 'invoice.issued', actorKind: 'seeker' },
  ])
})
