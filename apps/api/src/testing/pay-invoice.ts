import type { Company } from './a-company'
import type { TestApi } from './start-api'

interface Overrides {
  paidOn?: string
  reference?: string
  /** By default all that is left to pay. */
  amount?: number
}

/** The company records the payment of an invoice. */
export async function payInvoice(
  api: Pick<TestApi, 'as'>,
  { company, id }: { company: Company; id: string },
  { paidOn = '2026-11-22', reference = 'S4 NOV', amount }: Overrides = {},
) {
  const { toPay } = (await api.as(company, 'GET', `/invoices/${id}`)).json().data
  const invoices = [{ id, amount: amount ?? Math.max(1, toPay) }]
  return api.as(company, 'POST', '/payments', { paidOn, reference, invoices })
}
