import { penceForInput } from '@s4/domain/money'
import { localDate } from '@s4/domain/shift-text'
import { toCsv } from '@s4/api-platform/http'
import type { StoredInvoice } from './invoice-repository'

/** Programs whose import files S4 writes (docs/uk-rules.md#bookkeeping-programs). */
export const bookkeepingPrograms = ['xero', 'quickbooks', 'sage'] as const
export type BookkeepingProgram = (typeof bookkeepingPrograms)[number]

/** A line of an invoice, or a credit note with amounts below zero. */
interface Posting {
  invoice: StoredInvoice
  number: string
  /** The day S4 made it, or got the worker's own. */
  madeOn: string
  issuedOn: string
  dueOn: string
  description: string
  net: number
  vat: number
}

type Columns = readonly (readonly [header: string, cell: (posting: Posting) => string])[]

const empty = () => ''
const ukDate = (day: string) => day.split('-').toReversed().join('/')
const isCredit = ({ net }: Posting) => net < 0

/** Of the charts of accounts and VAT codes that each program begins with; the company changes them while importing. */
const codes = {
  xero: { account: '325', vat: '20% (VAT on Expenses)', noVat: 'No VAT' },
  quickbooks: { account: 'Cost of sales', vat: '20.0% S', noVat: 'No VAT' },
  sage: { account: '6000', vat: 'T1', noVat: 'T9' },
} as const
const vatCode = (program: BookkeepingProgram, { vat }: Posting) =>
  vat === 0 ? codes[program].noVat : codes[program].vat

const columns: Record<BookkeepingProgram, Columns> = {
  xero: [
    ['*ContactName', ({ invoice }) => invoice.seller.name],
    ['EmailAddress', empty],
    ['POAddressLine1', empty],
    ['POAddressLine2', empty],
    ['POAddressLine3', empty],
    ['POAddressLine4', empty],
    ['POCity', empty],
    ['PORegion', empty],
    ['POPostalCode', empty],
    ['POCountry', empty],
    ['*InvoiceNumber', ({ number }) => number],
    ['*InvoiceDate', ({ issuedOn }) => ukDate(issuedOn)],
    ['*DueDate', ({ dueOn }) => ukDate(dueOn)],
    ['Total', empty],
    ['InventoryItemCode', empty],
    ['Description', ({ description }) => description],
    ['*Quantity', () => '1'],
    ['*UnitAmount', ({ net }) => penceForInput(net)],
    ['*AccountCode', () => codes.xero.account],
    ['*TaxType', (posting) => vatCode('xero', posting)],
    ['TaxAmount', ({ vat }) => penceForInput(vat)],
    ['TrackingName1', empty],
    ['TrackingOption1', empty],
    ['TrackingName2', empty],
    ['TrackingOption2', empty],
    ['Currency', () => 'GBP'],
  ],
  quickbooks: [
    ['*BillNo', ({ number }) => number],
    ['*Supplier', ({ invoice }) => invoice.seller.name],
    ['*BillDate', ({ issuedOn }) => ukDate(issuedOn)],
    ['*DueDate', ({ dueOn }) => ukDate(dueOn)],
    ['Terms', empty],
    ['Location', empty],
    ['Memo', ({ invoice }) => (invoice.source === 'own' ? 'Worker’s own invoice' : 'Self-billed')],
    ['*Account', () => codes.quickbooks.account],
    ['LineDescription', ({ description }) => description],
    ['*LineAmount', ({ net }) => penceForInput(net)],
    ['*LineTaxCode', (posting) => vatCode('quickbooks', posting)],
    ['LineTaxAmount', ({ vat }) => penceForInput(vat)],
    ['Currency', () => 'GBP'],
  ],
  sage: [
    ['Type', (posting) => (isCredit(posting) ? 'PC' : 'PI')],
    ['Account Reference', ({ invoice }) => invoice.sellerReference],
    ['Nominal A/C Ref', () => codes.sage.account],
    ['Department Code', empty],
    ['Date', ({ issuedOn }) => ukDate(issuedOn)],
    ['Reference', ({ number }) => number],
    ['Details', ({ description }) => description],
    ['Net Amount', ({ net }) => penceForInput(Math.abs(net))],
    ['Tax Code', (posting) => vatCode('sage', posting)],
    ['Tax Amount', ({ vat }) => penceForInput(Math.abs(vat))],
    ['Exchange Rate', () => '1'],
    ['Extra Reference', ({ invoice }) => (invoice.source === 'own' ? 'own invoice' : '')],
    ['User Name', empty],
    ['Project Refn', empty],
    ['Cost Code Refn', empty],
  ],
}

/**
 * What was made of invoices and their credit notes from the first day to the last, as a program imports it: one row for
 * each line and each credit note.
 */
export function bookkeepingCsv(
  program: BookkeepingProgram,
  invoices: readonly StoredInvoice[],
  { from, to }: { from: string; to: string },
): string {
  const chosen = columns[program]
  const rows = invoices
    .flatMap(postings)
    .filter(({ madeOn }) => madeOn >= from && madeOn <= to)
    .map((posting) => chosen.map(([, cell]) => cell(posting)))
  return toCsv([chosen.map(([header]) => header), ...rows])
}

function postings(invoice: StoredInvoice): Posting[] {
  const { number, createdAt, issuedOn, dueOn, lines, creditNotes } = invoice
  return [
    ...lines.map(({ description, amount, vat }) => ({
      invoice,
      number,
      madeOn: localDate(createdAt),
      issuedOn,
      dueOn,
      description,
      net: amount,
      vat,
    })),
    ...creditNotes.map(({ number: noteNumber, issuedOn: day, amount, vat, reason }) => ({
      invoice,
      number: noteNumber,
      madeOn: day,
      issuedOn: day,
      dueOn: day,
      description: `Credit note to ${number}: ${reason}`,
      net: vat - amount,
      vat: -vat,
    })),
  ]
}
