import { describe, expect, it } from 'vitest'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

interface InvoicedShift extends WorkedShift {
  invoiceId: string
}

async function anInvoicedShift(overrides: Parameters<typeof aWorkedShift>[1] = {}): Promise<InvoicedShift> {
  const shift = await aWorkedShift(api, overrides)
  const answer = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  return { ...shift, invoiceId: answer.json().data.invoices[0].id }
}
const pay = ({ company, invoiceId: id }: InvoicedShift, how?: Parameters<typeof payInvoice>[2]) =>
  payInvoice(api, { company, id }, how)
const record = ({ company }: InvoicedShift, body: object, headers?: Record<string, string>) =>
  api.as(company, 'POST', '/payments', { paidOn: '2026-11-22', ...body }, headers)
const confirm = ({ seeker }: InvoicedShift, id: string) => api.as(seeker, 'POST', `/payments/${id}/confirm`)
const reverse = (person: InvoicedShift['seeker'] | InvoicedShift['company'], id: string) =>
  api.as(person, 'POST', `/payments/${id}/reverse`, { reason: 'Nothing arrived.' })
const showInvoice = async ({ seeker, invoiceId }: InvoicedShift) =>
  (await api.as(seeker, 'GET', `/invoices/${invoiceId}`)).json().data
const totals = async ({ seeker }: InvoicedShift) => (await api.as(seeker, 'GET', '/invoices/totals')).json().data

async function credit(shift: InvoicedShift, amount: number) {
  const path = `/invoices/${shift.invoiceId}/credit-request`
  await api.as(shift.company, 'POST', path, { amount, reason: 'Less.' })
  await api.as(shift.seeker, 'POST', `${path}/answer`, { accept: true })
}

describe('a payment', () => {
  it('is recorded by the company and confirmed by the seeker', async () => {
    const shift = await anInvoicedShift()

    const [paid] = (await pay(shift)).json().data
    const toConfirm = async () =>
      (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data.invoices[0].toConfirm
    expect(await toConfirm()).toBe(true)
    const confirmed = (await confirm(shift, paid.payments[0].id)).json().data

    expect(paid).toMatchObject({
      status: 'paid',
      paid: 11_600,
      toPay: 0,
      payments: [{ direction: 'payment', paidOn: '2026-11-22', reference: 'S4 NOV', amount: 11_600 }],
    })
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      payments: [{ confirmedAt: '2026-11-22T09:00:00.000Z' }],
    })
    expect(await toConfirm()).toBe(false)
    expect(await api.db.query('select status from assignment where id = $1', [shift.id])).toEqual([{ status: 'paid' }])
  })

  it('sends the worker a remittance advice by email, and a notice that opens the invoice', async () => {
    const shift = await anInvoicedShift()
    const { id, number } = await showInvoice(shift)
    await pay(shift)

    const [mail] = await api.db.query<{ subject: string; body: string }>(
      `select subject, body from mail where recipient = $1 and subject like '%paid invoice%'`,
      [shift.seeker.email],
    )

    expect(mail?.subject).toBe(`Harbour Security Ltd paid invoice ${number}: £116.00`)
    expect(mail?.body).toContain(`Paid on Sun 22 Nov 2026, reference S4 NOV.\n£116.00 for invoice ${number}.\nConfirm`)
    expect(
      await api.db.query(`select link from notification where uid = $1 and kind = 'payment.recorded'`, [
        shift.seeker.uid,
      ]),
    ).toEqual([{ link: `/User-InvoiceList?invoice=${id}` }])
  })

  it('of a part leaves the rest to pay, and more than the rest is refused', async () => {
    const shift = await anInvoicedShift()

    const [part] = (await pay(shift, { amount: 5000 })).json().data
    const tooMuch = await pay(shift, { amount: 6601 })
    const [whole] = (await pay(shift)).json().data
    const again = await pay(shift)

    expect(part).toMatchObject({ status: 'issued', paid: 5000, toPay: 6600 })
    expect(tooMuch.statusCode).toBe(422)
    expect(tooMuch.json().fields.amount).toContain('£66.00 is left to pay')
    expect(whole).toMatchObject({ status: 'paid', paid: 11_600, toPay: 0 })
    expect(again.json().code).toBe('invoice.settled')
  })

  it('in parts carries VAT that adds up to that of the invoice', async () => {
    const seeker = await api.aSeeker()
    await api.as(seeker, 'PATCH', '/job-seeker', { vatNumber: 'GB 980 7806 84', vatFrom: '2026-04-06' })
    const shift = await anInvoicedShift({ seeker, minutes: 3 })
    const [first] = (await pay(shift, { amount: 7 })).json().data
    await pay(shift, { amount: 8 })
    await reverse(shift.company, first.payments[0].id)
    await pay(shift, { amount: 7 })
    await credit(shift, 10)
    await pay(shift)

    const { total, vat, creditNotes } = await showInvoice(shift)
    expect({ total, vat }).toEqual({ total: 88, vat: 15 })
    expect((await totals(shift)).years).toMatchObject([
      { received: 78 - (15 - creditNotes[0].vat), vat: 15 - creditNotes[0].vat },
    ])
  })

  it('after a credit note is of what is left', async () => {
    const shift = await anInvoicedShift()
    await credit(shift, 1600)

    const whole = await pay(shift, { amount: 11_600 })
    const [rest] = (await pay(shift)).json().data

    expect(whole.json().fields.amount).toContain('£100.00')
    expect(rest).toMatchObject({ status: 'paid', paid: 10_000, toPay: 0, refundDue: 0 })
  })

  it('recorded by two managers at once counts once', async () => {
    const shift = await anInvoicedShift()

    const answers = await Promise.all([pay(shift), pay(shift)])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await showInvoice(shift)).payments).toHaveLength(1)
  })

  it('sent twice under one key is recorded once', async () => {
    const shift = await anInvoicedShift()
    const body = { reference: 'S4', invoices: [{ id: shift.invoiceId, amount: 5000 }] }

    const first = await record(shift, body, { 'idempotency-key': 'clicked-twice' })
    const second = await record(shift, body, { 'idempotency-key': 'clicked-twice' })

    expect(second.json()).toEqual(first.json())
    expect(await showInvoice(shift)).toMatchObject({ paid: 5000 })
  })

  it.each([
    ['dated tomorrow', { paidOn: '2026-11-23' }, 'paidOn'],
    ['dated before the work', { paidOn: '2026-11-21' }, 'paidOn'],
    ['without a reference', { reference: ' ' }, 'reference'],
  ])('%s is refused, and the error names the field', async (_name, how, field) => {
    const answer = await pay(await anInvoicedShift(), how)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toHaveProperty(field)
  })

  it('of work that ended before its shift can be recorded on the day it was invoiced', async () => {
    const early = await anInvoicedShift({ startsAt: '2026-11-22T20:00:00.000Z', endsAt: '2026-11-23T04:00:00.000Z' })

    expect((await pay(early)).json().data).toMatchObject([{ suppliedOn: '2026-11-23', status: 'paid' }])
  })

  it('of several invoices is all or nothing, with one advice and one reference a worker', async () => {
    const company = await api.aCompany()
    const [ada, ben] = [await api.aSeeker(), await api.aSeeker()]
    const days = ['2026-11-17', '2026-11-18']
    const shifts = await Promise.all(
      days.map((day) =>
        anInvoicedShift({
          company,
          seeker: ada,
          startsAt: `${day}T09:00:00.000Z`,
          endsAt: `${day}T13:00:00.000Z`,
          minutes: 240,
        }),
      ),
    )
    const other = await anInvoicedShift({ company, seeker: ben })
    const invoices = [
      ...shifts.map(({ invoiceId: id }) => ({ id, amount: 5800 })),
      { id: other.invoiceId, amount: 11_600 },
    ]
    const stranger = await anInvoicedShift()

    const withStranger = await record(other, { invoices: [...invoices, { id: stranger.invoiceId, amount: 1 }] })
    const untouched = await showInvoice(other)
    const paid = await record(other, { invoices })

    expect(withStranger.statusCode).toBe(404)
    expect(untouched.payments).toEqual([])
    expect(paid.json().data).toHaveLength(3)
    const references = await api.db.query(
      'select seeker_id, reference, count(*)::int from payment where company_id = $1 group by 1, 2 order by 3',
      [company.companyId],
    )
    expect(references).toEqual([
      { seekerId: ben.seekerId, reference: untouched.number, count: 1 },
      { seekerId: ada.seekerId, reference: 'S4 2026-11-16', count: 2 },
    ])
    expect(
      await api.db.query(`select 1 from notification where uid = $1 and kind = 'payment.recorded'`, [ada.uid]),
    ).toHaveLength(1)
  })

  it('that did not arrive is withdrawn by the seeker and can be recorded again', async () => {
    const shift = await anInvoicedShift()
    const [paid] = (await pay(shift)).json().data

    const reversed = (await reverse(shift.seeker, paid.payments[0].id)).json().data
    const income = await totals(shift)
    const twice = await reverse(shift.company, paid.payments[0].id)
    const late = await confirm(shift, paid.payments[0].id)
    const again = await pay(shift)

    expect(reversed).toMatchObject({
      status: 'issued',
      toPay: 11_600,
      payments: [{ reversalReason: 'Nothing arrived.' }],
    })
    expect(income).toMatchObject({
      years: [{ payments: 0, received: 0, vat: 0, invoiced: 11_600 }],
      unpaid: { invoices: 1, toPay: 11_600 },
      refundDue: 0,
    })
    expect([twice.json().code, late.json().code]).toEqual(['payment.reversed', 'payment.reversed'])
    expect(again.statusCode).toBe(200)
  })

  it('cannot be withdrawn once it is confirmed', async () => {
    const shift = await anInvoicedShift()
    const [paid] = (await pay(shift)).json().data
    await confirm(shift, paid.payments[0].id)

    const late = await reverse(shift.company, paid.payments[0].id)

    expect(late.json().code).toBe('payment.confirmed')
  })

  it('is refused to strangers and to the wrong side', async () => {
    const shift = await anInvoicedShift()
    const { seeker, company, invoiceId } = shift
    const [paid] = (await pay(shift, { amount: 100 })).json().data
    const path = `/payments/${paid.payments[0].id}`
    const body = { paidOn: '2026-11-22', reference: 'S4', invoices: [{ id: invoiceId, amount: 1 }] }

    await api.refusals({
      method: 'POST',
      path: '/payments',
      body,
      wrongRole: seeker,
      stranger: await api.aCompany(),
    })
    await api.refusals({
      method: 'POST',
      path: `${path}/confirm`,
      wrongRole: company,
      stranger: await api.aSeeker(),
    })
    for (const stranger of [await api.aSeeker(), await api.aCompany()])
      await api.refusals({ method: 'POST', path: `${path}/reverse`, body: { reason: 'No.' }, stranger })
  })
})

describe('a refund', () => {
  const refund = ({ company, invoiceId }: InvoicedShift, amount: number, paidOn = '2026-11-22') =>
    api.as(company, 'POST', `/invoices/${invoiceId}/refunds`, { paidOn, amount, reference: 'BACK' })

  async function anOverpaidShift() {
    const shift = await anInvoicedShift()
    const [paid] = (await pay(shift)).json().data
    await credit(shift, 1600)
    return { ...shift, paymentId: paid.payments[0].id as string }
  }

  it('is what was credited after it was paid, and lowers the income', async () => {
    const shift = await anOverpaidShift()

    const tooMuch = await refund(shift, 1601)
    const given = (await refund(shift, 1600)).json().data

    expect(tooMuch.json().fields.amount).toContain('£16.00 is to be given back')
    expect(given).toMatchObject({ status: 'paid', paid: 10_000, toPay: 0, refundDue: 0 })
    expect(await totals(shift)).toMatchObject({ years: [{ payments: 1, received: 10_000 }], refundDue: 0 })
    expect(await api.db.query('select status from assignment where id = $1', [shift.id])).toEqual([{ status: 'paid' }])
  })

  it('that is wrong is disputed by the worker, and protects the payment until then', async () => {
    const shift = await anOverpaidShift()
    const { payments } = (await refund(shift, 1600)).json().data

    const early = await reverse(shift.company, shift.paymentId)
    const disputed = (await reverse(shift.seeker, payments[1].id)).json().data
    const then = await reverse(shift.company, shift.paymentId)

    expect(early.json().code).toBe('payment.refunded')
    expect(disputed).toMatchObject({ refundDue: 1600 })
    expect(then.json().data).toMatchObject({ paid: 0, toPay: 10_000 })
  })

  it('is refused to strangers and to the worker', async () => {
    const { seeker, invoiceId } = await anOverpaidShift()

    await api.refusals({
      method: 'POST',
      path: `/invoices/${invoiceId}/refunds`,
      body: { paidOn: '2026-11-22', amount: 1, reference: 'BACK' },
      wrongRole: seeker,
      stranger: await api.aCompany(),
    })
  })
})

it('payments on both sides of the end of a tax year are listed in the year they were received in', async () => {
  const shift = await anInvoicedShift({
    startsAt: '2026-03-10T10:00:00.000Z',
    endsAt: '2026-03-10T14:00:00.000Z',
    minutes: 240,
  })
  await pay(shift, { amount: 1000, paidOn: '2026-04-05' })
  await pay(shift, { amount: 2000, paidOn: '2026-04-06' })

  const csv = (await api.as(shift.seeker, 'GET', '/invoices.csv?by=paid&from=2026-04-06&to=2027-04-05')).body

  expect((await totals(shift)).years).toMatchObject([
    { label: '2026/27', received: 2000, invoiced: 0 },
    { label: '2025/26', received: 1000, invoiced: 5800 },
  ])
  expect(csv).toContain('2026-04-06,payment,')
  expect(csv).toContain('20.00,0.00,20.00')
  expect(csv).not.toContain('2026-04-05')
})

describe('the totals', () => {
  it('say what is overdue from the day after it was due', async () => {
    const shift = await anInvoicedShift()
    const overdueOn = async (day: string) => {
      api.moveTo(`${day}T09:00:00.000Z`)
      return (await totals(shift)).overdue
    }

    expect(await overdueOn('2026-12-22')).toEqual({ invoices: 0, toPay: 0 })
    expect(await overdueOn('2026-12-23')).toEqual({ invoices: 1, toPay: 11_600 })
    api.moveTo('2026-11-22T09:00:00.000Z')
  })

  it('say what is agreed and waits for its invoice', async () => {
    const shift = await aWorkedShift(api, { selfBilling: false })
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })

    expect((await api.as(shift.seeker, 'GET', '/invoices/totals')).json().data).toMatchObject({
      earned: 11_600,
      unpaid: { invoices: 0, toPay: 0 },
    })
  })
})
