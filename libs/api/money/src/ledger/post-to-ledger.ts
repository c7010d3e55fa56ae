import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

interface About {
  invoice: { id: string; companyId: string; seekerId: string }
  /** A day, `2026-11-21`: of the supply, the credit note or the payment; of a reversal that of what it takes back. */
  day: string
  /** VAT included. */
  pence: number
  /** The VAT in it. */
  vat: number
}

export type LedgerTransaction = About &
  (
    | { kind: 'invoice' }
    | { kind: 'credit'; creditNoteId: string }
    | { kind: 'payment' | 'paymentReversed' | 'refund' | 'refundReversed'; paymentId: string }
  )

/** Writes transactions of the ledger, in the database transaction of what they are about. */
export async function postToLedger(tx: Db, transactions: readonly LedgerTransaction[], now: Date): Promise<void> {
  await tx.query(
    `insert into ledger_entry (transaction_id, kind, account, company_id, seeker_id, invoice_id, credit_note_id,
         payment_id, day, pence, recorded_at)
     select transaction_id, kind, account, company_id, seeker_id, invoice_id, credit_note_id, payment_id, day, pence, $2
     from jsonb_to_recordset($1) as line (transaction_id uuid, kind text, account text, company_id uuid,
       seeker_id uuid, invoice_id uuid, credit_note_id uuid, payment_id uuid, day date, pence integer)`,
    [JSON.stringify(transactions.flatMap(toRows)), now],
  )
}

function toRows(transaction: LedgerTransaction) {
  const { kind, invoice, day } = transaction
  const common = {
    transaction_id: uuid(),
    kind,
    company_id: invoice.companyId,
    seeker_id: invoice.seekerId,
    invoice_id: invoice.id,
    credit_note_id: 'creditNoteId' in transaction ? transaction.creditNoteId : null,
    payment_id: 'paymentId' in transaction ? transaction.paymentId : null,
    day,
  }
  return entries(transaction)
    .filter(({ pence }) => pence !== 0)
    .map((entry) => ({ ...common, ...entry }))
}

/** The entries of each kind: a debit is positive, a credit negative, and together they are 0. */
function entries({ kind, pence, vat }: LedgerTransaction): { account: string; pence: number }[] {
  if (kind === 'invoice') return earned(pence, vat)
  if (kind === 'credit') return earned(-pence, -vat)
  return kind === 'payment' || kind === 'refundReversed' ? received(pence, vat) : received(-pence, -vat)
}

const earned = (pence: number, vat: number) => [
  { account: 'owed', pence },
  { account: 'workIncome', pence: vat - pence },
  { account: 'vat', pence: -vat },
]
const received = (pence: number, vat: number) => [
  { account: 'owed', pence: -pence },
  { account: 'received', pence: pence - vat },
  { account: 'receivedVat', pence: vat },
]
