import { expect, describe, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import { aWorkedShift, type WorkedShift } from '../../../src/testing/a-worked-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'
import { paper } from '@s4/api-platform/pdf'
import { invoiceWaitingWork } from '@s4/api-money/self-billing'

const api = await startApi({ now: '2026-11-23T09:00:00.000Z' })

const PDF = await invoicePaper()

async function invoicePaper(): Promise<Buffer> {
  const page = paper({ title: 'Invoice 2026/17', author: 'Sam Okoro' })
  page.text('H1', 'Invoice 2026/17')
  return page.finish()
}

/** Agreed work of a worker with VAT for a company that has given no VAT number. */
async function withoutCompanyVat(): Promise<WorkedShift> {
  const shift = await aWorkedShift(api)
  await api.db.query('delete from company_vat_registration where company_id = $1', [shift.company.companyId])
  await api.as(shift.seeker, 'PATCH', '/job-seeker', { vatNumber: '980780684', vatFrom: '2026-04-06' })
  await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  return shift
}

async function upload({ seeker }: WorkedShift): Promise<string> {
  const { payload, headers } = aForm({ purpose: 'invoice' }, { file: { name: 'invoice 17.pdf', bytes: PDF } })
  return (await api.as(seeker, 'POST', '/files', payload, headers)).json().data.id
}
const fileOf = ({ document }: { document: string }) => new URL(document, 'http://s4.test').pathname.replace('/api', '')
const LATER = { from: '2026-11-22T10:00:00.000Z', to: '2026-11-22T18:00:00.000Z' }
const amounts = { net: 11_600, vat: 2320, total: 13_920 }
const send = async (shift: WorkedShift, body: object = {}) =>
  api.as(shift.seeker, 'POST', `/assignments/${shift.id}/own-invoice`, {
    fileId: await upload(shift),
    number: '2026/17',
    issuedOn: '2026-11-23',
    ...amounts,
    ...body,
  })

describe('an invoice of the worker’s own', () => {
  it('takes the place of one that S4 cannot make, and is paid like the others', async () => {
    const shift = await withoutCompanyVat()
    expect((await api.as(shift.seeker, 'GET', '/invoices')).json().data).toEqual([])

    const sent = await send(shift)
    const invoice = sent.json().data

    expect(invoice).toMatchObject({ source: 'own', number: '2026/17', vat: 2320, total: 13_920, answer: null })
    expect((await api.as(shift.company, 'GET', fileOf(invoice))).headers['content-type']).toBe('application/pdf')
    expect((await api.as(shift.company, 'GET', `/invoices/${invoice.id}.pdf`)).headers.location).toContain('/files/')
    expect((await api.as(shift.company, 'GET', `/invoices/${invoice.id}.xml`)).statusCode).toBe(404)
    const week = (await api.as(shift.company, 'GET', '/company/statement?day=2026-11-21')).json().data
    expect(week.lines).toMatchObject([{ gross: 13_920, invoices: [{ number: '2026/17' }], ownInvoices: ['2026/17'] }])
    const paid = await payInvoice(api, { company: shift.company, id: invoice.id }, { paidOn: '2026-11-23' })
    expect(paid.json().data).toMatchObject([{ status: 'paid', paid: 13_920 }])
  })

  it('has the amounts of the agreed work and a number of its own', async () => {
    const shift = await withoutCompanyVat()
    const wrong = await send(shift, { net: 11_700, vat: 0, total: 1, issuedOn: '2026-11-20' })
    const ahead = await send(shift, { issuedOn: '2026-11-24' })

    expect(Object.keys(wrong.json().fields).toSorted()).toEqual(['issuedOn', 'net', 'total', 'vat'])
    expect(ahead.json().fields).toHaveProperty('issuedOn')
    await send(shift)
    expect((await send(shift)).statusCode).toBe(409)
  })

  it('is refused while S4 can make the invoice', async () => {
    const shift = await aWorkedShift(api)
    await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
    expect((await send(shift)).json().code).toBe('invoice.self-billed')
  })

  it('is not needed once the company gives its VAT number', async () => {
    const shift = await withoutCompanyVat()
    await invoiceWaitingWork(api.deps, api.deps.clock.now())
    expect((await api.as(shift.seeker, 'GET', '/invoices')).json().data).toEqual([])

    await api.as(shift.company, 'PATCH', '/company', { vatNumber: '101747696', vatFrom: '2026-01-01' })
    await invoiceWaitingWork(api.deps, api.deps.clock.now())

    expect((await api.as(shift.seeker, 'GET', '/invoices')).json().data).toMatchObject([
      { source: 'selfBilled', vat: 2320 },
    ])
  })

  it('never takes a number of the series that S4 counts for the worker', async () => {
    const shift = await withoutCompanyVat()
    await send(shift, { number: 'first' })
    const [row] = await api.db.query<{ prefix: string }>('select invoice_prefix as prefix from seeker where id = $1', [
      shift.seeker.seekerId,
    ])
    const next = await aWorkedShift(api, { seeker: shift.seeker, startsAt: LATER.from, endsAt: LATER.to })
    await api.db.query('delete from company_vat_registration where company_id = $1', [next.company.companyId])
    await api.as(next.company, 'POST', `/assignments/${next.id}/hours`, { action: 'agree' })

    const refused = await send(next, { number: `${row?.prefix.toLowerCase()}-000001` })

    expect(refused.json().fields).toHaveProperty('number')
  })

  it('is due by the day it was sent, however old its date', async () => {
    const shift = await withoutCompanyVat()
    const invoice = (await send(shift, { issuedOn: '2026-11-22' })).json().data
    expect(invoice).toMatchObject({ issuedOn: '2026-11-22', dueOn: '2026-12-23' })
  })

  it('bills what is owed for cancelled work', async () => {
    const shift = await withoutCompanyVat()
    await api.db.query('delete from assignment_hours where assignment_id = $1', [shift.id])
    await api.db.query(
      `update assignment set status = 'cancelled', ended_by = 'company', ended_at = '2026-11-21T12:00:00Z',
         owed_pence = 5800 where id = $1`,
      [shift.id],
    )
    const sent = await send(shift, { net: 5800, vat: 1160, total: 6960 })
    expect(sent.json().data).toMatchObject({ source: 'own', kind: 'cancellation', total: 6960 })
    expect((await send(shift, { number: '2026/18', net: 5800, vat: 1160, total: 6960 })).statusCode).toBe(409)
  })

  it('is sent by the worker of the work alone', async () => {
    const shift = await withoutCompanyVat()
    await api.refusals({
      method: 'POST',
      path: `/assignments/${shift.id}/own-invoice`,
      body: { fileId: await upload(shift), number: '1', issuedOn: '2026-11-23', ...amounts },
      wrongRole: shift.company,
      stranger: await api.aSeeker(),
    })
  })
})

describe('a self-billed invoice', () => {
  const invoiced = async () => {
    const shift = await aWorkedShift(api)
    const agreed = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
    return { ...shift, path: `/invoices/${agreed.json().data.invoices[0].id}/answer` }
  }

  it('is neither accepted nor objected to until the worker says so', async () => {
    const { seeker, company, path } = await invoiced()
    const [before] = (await api.as(seeker, 'GET', '/invoices')).json().data
    const unexplained = await api.as(seeker, 'POST', path, { answer: 'object' })
    const objected = await api.as(seeker, 'POST', path, { answer: 'object', reason: 'My address is wrong' })
    const accepted = await api.as(seeker, 'POST', path, { answer: 'accept' })
    const again = await api.as(seeker, 'POST', path, { answer: 'accept' })
    const late = await api.as(seeker, 'POST', path, { answer: 'object', reason: 'No' })

    expect(before.answer).toEqual({ acceptedAt: null, objectedAt: null, objection: '' })
    expect(unexplained.json().fields).toHaveProperty('reason')
    expect(objected.json().data.answer).toMatchObject({ acceptedAt: null, objection: 'My address is wrong' })
    expect(accepted.json().data.answer).toMatchObject({ acceptedAt: '2026-11-23T09:00:00.000Z', objectedAt: null })
    expect([again.statusCode, late.json().code]).toEqual([200, 'invoice.answered'])
    expect(
      await api.db.query(`select title, body from notification where uid = $1 and kind = 'invoice.objected'`, [
        company.uid,
      ]),
    ).toMatchObject([{ body: 'They say: My address is wrong.' }])
  })

  it('is answered by its seller alone', async () => {
    const { company, path } = await invoiced()
    const body = { answer: 'accept' }
    await api.refusals({ method: 'POST', path, body, wrongRole: company, stranger: await api.aSeeker() })
  })
})
