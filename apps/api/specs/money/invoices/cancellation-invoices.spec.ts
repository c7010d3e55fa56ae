import { invoiceWaitingWork } from '@s4/api-money/self-billing'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import { describe, expect, it } from 'vitest'
import { aSelfBillingAgreement } from '../../../src/testing/a-worked-shift'
import { aShift, type TestShift } from '../../../src/testing/a-shift'
import { payInvoice } from '../../../src/testing/pay-invoice'
import { startApi } from '../../../src/testing/start-api'

const NOW = '2026-11-21T12:00:00.000Z'
const api = await startApi({ now: NOW })

const SUNDAY = { kind: 'sunday', unit: 'percent', extra: 50 } as const
const terms = {
  company: [{ noticeHours: 24, percent: 50 }],
  seeker: [{ noticeHours: 24, percent: 25 }],
  pay: { ...defaultPayTerms, bands: [SUNDAY], paymentDays: '7' as const },
}
// Two hours of Saturday at £14.50 and six of Sunday at £21.75, half of it.
const OWED = (2900 + 13_050) / 2

async function cancelled(by: 'company' | 'seeker', { selfBilling = true } = {}): Promise<TestShift> {
  const shift = await aShift(api, { terms })
  if (selfBilling) await aSelfBillingAgreement(api, shift)
  const answer = await api.as(shift[by], 'POST', `/assignments/${shift.id}/cancel`, { reason: 'The event is off.' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await invoiceWaitingWork(api.deps, new Date(NOW))
  return shift
}
const invoicesOf = async (shift: TestShift, side: 'company' | 'seeker') =>
  (await api.as(shift[side], 'GET', '/invoices')).json().data

describe('work the company cancelled with less notice than agreed', () => {
  it('has an invoice of its own kind and number, once', async () => {
    const shift = await cancelled('company')
    await invoiceWaitingWork(api.deps, new Date(NOW))

    const invoices = await invoicesOf(shift, 'seeker')

    expect(invoices).toMatchObject([
      {
        kind: 'cancellation',
        number: expect.stringMatching(/-000001$/),
        suppliedOn: '2026-11-21',
        dueOn: '2026-11-28',
        total: OWED,
        toPay: OWED,
        lines: [{ kind: 'cancellation', minutes: 0, amount: OWED, description: expect.stringContaining('Cancelled') }],
      },
    ])
    expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data.status).toBe('cancelled')
  })

  it('is in the ledger, on the shift’s page and on the statement, and is paid like work', async () => {
    const shift = await cancelled('company')
    const [{ id }] = await invoicesOf(shift, 'company')

    const page = (await api.as(shift.company, 'GET', `/company/jobs/${shift.job.id}/completed`)).json().data
    const statement = (await api.as(shift.company, 'GET', '/company/statement?day=2026-11-21')).json().data
    expect(page.work).toMatchObject([{ id: shift.id, status: 'cancelled', invoices: [{ id, toPay: OWED }] }])
    expect((await api.as(shift.company, 'GET', '/company/completed?state=unpaid')).json().data).toMatchObject([
      { shiftId: shift.job.shift.id, people: 0, cancelled: 1, unpaid: 1, unpaidPence: OWED },
    ])
    expect(statement.lines).toMatchObject([{ shifts: 0, open: 0, net: OWED, toPay: OWED }])

    await payInvoice(api, { company: shift.company, id }, { paidOn: '2026-11-21' })
    expect(await invoicesOf(shift, 'seeker')).toMatchObject([{ toPay: 0, paid: OWED, status: 'paid' }])
    expect((await api.as(shift.seeker, 'GET', '/invoices/totals')).json().data.years).toMatchObject([
      { received: OWED, invoiced: OWED },
    ])
    const entries = await api.db.query(
      'select sum(pence)::int as sum from ledger_entry where invoice_id = $1 group by transaction_id',
      [id],
    )
    expect(entries).toEqual([{ sum: 0 }, { sum: 0 }])
  })

  it('waits for a self-billing agreement like work does', async () => {
    const shift = await cancelled('company', { selfBilling: false })
    await invoiceWaitingWork(api.deps, new Date(NOW))
    expect(await invoicesOf(shift, 'seeker')).toEqual([])
    const told = await api.db.query(
      `select uid, body from notification where kind = 'invoice.blocked' and uid = any($1) order by uid`,
      [[shift.seeker.uid, shift.company.uid]],
    )
    expect(told).toHaveLength(2)
    expect(told).toContainEqual({ uid: shift.seeker.uid, body: expect.stringContaining('from the cancelled work') })

    await api.as(shift.seeker, 'POST', '/self-billing', { companyId: shift.company.companyId })
    await invoiceWaitingWork(api.deps, new Date(NOW))
    expect(await invoicesOf(shift, 'seeker')).toMatchObject([{ kind: 'cancellation', total: OWED }])
  })

  it('is nobody else’s to see', async () => {
    const [shift, other] = [await cancelled('company'), await api.aCompany()]
    const [{ id }] = await invoicesOf(shift, 'seeker')
    expect((await api.as(other, 'GET', `/invoices/${id}`)).statusCode).toBe(404)
    expect((await api.anonymous('GET', `/invoices/${id}`)).statusCode).toBe(401)
  })
})

it('what a worker owes for cancelling is shown and never invoiced', async () => {
  const shift = await cancelled('seeker')
  expect(await invoicesOf(shift, 'company')).toEqual([])
  const { ended } = (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data
  expect(ended).toMatchObject({ by: 'seeker', owed: Math.ceil((2900 + 13_050) / 4) })
})
