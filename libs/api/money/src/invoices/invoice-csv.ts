import type { Invoice, PaymentRecord } from '@s4/contract'
import { penceForInput } from '@s4/domain/money'
import { toCsv } from '@s4/api-platform/http'

const COLUMNS: readonly [header: string, cell: (invoice: Invoice) => string][] = [
  ['Invoice number', ({ number }) => number],
  ['Invoice date', ({ issuedOn }) => issuedOn],
  ['Date of supply', ({ suppliedOn }) => suppliedOn],
  ['Kind', ({ kind }) => kind],
  ['Supplements', ({ supplements }) => supplements ?? ''],
  ['Seller', ({ seller }) => seller.name],
  ['Customer', ({ buyer }) => buyer.name],
  ['Work', ({ lines }) => lines.map(({ description }) => description).join('; ')],
  ['Minutes', ({ lines }) => String(lines.reduce((sum, { minutes }) => sum + minutes, 0))],
  ['Net (GBP)', ({ total, vat }) => penceForInput(total - vat)],
  ['VAT (GBP)', ({ vat }) => penceForInput(vat)],
  ['Total (GBP)', ({ total }) => penceForInput(total)],
  ['Credited net (GBP)', ({ credited, creditNotes }) => penceForInput(credited - vatCredited(creditNotes))],
  ['Credited VAT (GBP)', ({ creditNotes }) => penceForInput(vatCredited(creditNotes))],
  ['Credited total (GBP)', ({ credited }) => penceForInput(credited)],
  ['Status', ({ status }) => status],
  ['Paid (GBP)', ({ paid }) => penceForInput(paid)],
  ['To pay (GBP)', ({ toPay }) => penceForInput(toPay)],
  ['To give back (GBP)', ({ refundDue }) => penceForInput(refundDue)],
  ['Paid on', (invoice) => standing(invoice, ({ paidOn }) => paidOn)],
  ['Payment reference', (invoice) => standing(invoice, ({ reference }) => reference)],
  ['Made by', ({ source }) => (source === 'own' ? 'worker’s own invoice' : 'self-billed')],
]

const standing = ({ payments }: Invoice, text: (payment: PaymentRecord) => string) =>
  payments
    .filter(({ direction, reversedAt }) => direction === 'payment' && reversedAt === null)
    .map(text)
    .join('; ')

const vatCredited = (notes: Invoice['creditNotes']) => notes.reduce((sum, { vat }) => sum + vat, 0)

/** With a byte order mark, so that spreadsheets read £ and names as they are. */
export function invoiceCsv(invoices: readonly Invoice[]): string {
  const headers = COLUMNS.map(([header]) => header)
  const rows = invoices.map((invoice) => COLUMNS.map(([, cell]) => cell(invoice)))
  return `\uFEFF${toCsv([headers, ...rows])}`
}
