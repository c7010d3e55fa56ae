import type { Db } from '@s4/db'
import { penceForInput } from '@s4/domain/money'
import { toCsv, type Viewer } from '@s4/api-platform/http'

interface Receipt {
  paidOn: string
  direction: 'payment' | 'refund'
  number: string
  suppliedOn: string
  seller: string
  customer: string
  reference: string
  /** Below zero for a refund. */
  net: number
  vat: number
}

/** The payments and refunds of a period as the ledger has them, without those that were taken back; oldest first. */
export const findReceipts = (
  db: Db,
  { side, id }: Viewer,
  { from, to }: { from: string; to: string },
): Promise<Receipt[]> =>
  db.query<Receipt>(
    `select payment.paid_on, payment.direction, invoice.number, invoice.supplied_on, invoice.seller->>'name' as seller,
       invoice.buyer->>'name' as customer, payment.reference,
       coalesce(sum(received.pence) filter (where account = 'received'), 0)::int as net,
       coalesce(sum(received.pence) filter (where account = 'receivedVat'), 0)::int as vat
     from (
       select payment_id, account, pence from ledger_entry
       where ${side === 'seeker' ? 'seeker_id' : 'company_id'} = $1 and day between $2 and $3
         and account <> 'owed' and account in ('received', 'receivedVat')
     ) received join payment on payment.id = received.payment_id join invoice on invoice.id = payment.invoice_id
     where payment.reversed_at is null
     group by payment.id, invoice.id order by payment.paid_on, payment.recorded_at, payment.id`,
    [id, from, to],
  )

const COLUMNS: readonly [header: string, cell: (receipt: Receipt) => string][] = [
  ['Paid on', ({ paidOn }) => paidOn],
  ['Kind', ({ direction }) => direction],
  ['Invoice number', ({ number }) => number],
  ['Date of supply', ({ suppliedOn }) => suppliedOn],
  ['Seller', ({ seller }) => seller],
  ['Customer', ({ customer }) => customer],
  ['Net (GBP)', ({ net }) => penceForInput(net)],
  ['VAT (GBP)', ({ vat }) => penceForInput(vat)],
  ['Total (GBP)', ({ net, vat }) => penceForInput(net + vat)],
  ['Reference', ({ reference }) => reference],
]

/** With a byte order mark, so that spreadsheets read £ and names as they are. */
export function receiptCsv(receipts: readonly Receipt[]): string {
  const headers = COLUMNS.map(([header]) => header)
  return `\uFEFF${toCsv([headers, ...receipts.map((receipt) => COLUMNS.map(([, cell]) => cell(receipt)))])}`
}
