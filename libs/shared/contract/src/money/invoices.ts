import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id, Instant, line, Minutes, Nothing, Paging, Pence, text } from '../endpoint/shapes'
import { InvoiceKind } from '../marketplace/assignments'

export const invoiceLineKinds = ['work', 'minimumCallOut', 'extraTime', 'cancellation', 'expenses'] as const
/**
 * One line of an invoice: the amount without VAT and its VAT. The lines add up to the invoice. Lines that are not for
 * time have 0 minutes and no rate.
 */
export const InvoiceLine = z.object({
  kind: z.enum(invoiceLineKinds),
  description: z.string(),
  minutes: Minutes,
  payPerHour: Pence,
  amount: Pence,
  vat: Pence,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

/** `paid`: nothing is left to pay; `confirmed`: the worker has confirmed each payment. */
export const invoiceStatuses = ['issued', 'paid', 'confirmed', 'credited'] as const
/** Reduces an invoice, VAT included; it has a number of its own. */
export const CreditNote = z.object({
  id: Id,
  number: z.string(),
  issuedOn: CalendarDate,
  reason: z.string(),
  amount: Pence,
  vat: Pence,
})
export type CreditNote = z.infer<typeof CreditNote>

/** The company's latest request for a credit note, for the seeker to accept or decline. */
export const CreditRequest = z.object({
  amount: Pence,
  reason: z.string(),
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  askedAt: Instant,
  answer: z.string().nullable(),
})
export type CreditRequest = z.infer<typeof CreditRequest>

/** A payment of an invoice, or what the worker gave back of one that was credited afterwards. */
export const PaymentRecord = z.object({
  id: Id,
  direction: z.enum(['payment', 'refund']),
  paidOn: CalendarDate,
  amount: Pence,
  reference: z.string(),
  confirmedAt: Instant.nullable(),
  /** When and why the record was taken back. */
  reversedAt: Instant.nullable(),
  reversalReason: z.string().nullable(),
})
export type PaymentRecord = z.infer<typeof PaymentRecord>

export const Balance = { toPay: Pence, refundDue: Pence }
const Party = { name: z.string(), address: z.string(), contact: z.string() }
/** What the seller said to a self-billed invoice; without `acceptedAt` and `objectedAt` nothing yet. */
export const InvoiceAnswer = z.object({
  acceptedAt: Instant.nullable(),
  objectedAt: Instant.nullable(),
  objection: z.string(),
})
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>
/** Made in the seeker's name by the company, or the seeker's own (docs/uk-rules.md#invoices-and-self-billing). */
export const Invoice = z.object({
  id: Id,
  number: z.string(),
  kind: InvoiceKind,
  /** The number of the original, on a supplementary one. */
  supplements: z.string().nullable(),
  assignmentId: Id,
  jobId: Id,
  companyId: Id,
  seekerId: Id,
  issuedOn: CalendarDate,
  /** The day the work ended at its site. */
  suppliedOn: CalendarDate,
  /** By the payment days of the terms, or 30 days after it was issued; an own one, after it was sent. */
  dueOn: CalendarDate,
  /** Both sides as they were on the day of issue. Only the seller's own copy shows the Unique Taxpayer Reference. */
  seller: z.object({
    ...Party,
    nameInOwnScript: z.string(),
    utr: z.string().nullable(),
    vatNumber: z.string().nullable(),
  }),
  /** The VAT number only on an invoice with VAT. */
  buyer: z.object({ ...Party, vatNumber: z.string().nullable() }),
  /** Without VAT. */
  lines: z.array(InvoiceLine),
  /** Charged when the seller is registered for VAT; included in the total. */
  vat: Pence,
  total: Pence,
  /** The sum of its credit notes. */
  credited: Pence,
  /** What was paid, less what was given back. */
  paid: Pence,
  /** Still to pay, or to give back because it was credited after it was paid. */
  ...Balance,
  creditNotes: z.array(CreditNote),
  creditRequest: CreditRequest.nullable(),
  source: z.enum(['selfBilled', 'own']),
  /** Of a self-billed invoice. */
  agreementVersion: z.string().nullable(),
  answer: InvoiceAnswer.nullable(),
  /** The address of the seeker's own invoice. */
  document: z.string().nullable(),
  status: z.enum(invoiceStatuses),
  /** Oldest first. */
  payments: z.array(PaymentRecord),
})
export type Invoice = z.infer<typeof Invoice>

/**
 * What was received in a tax year (6 April to 5 April), by day of payment (cash basis): pence without VAT, and the VAT.
 * What was given back is taken off.
 */
export const TaxYearTotal = z.object({
  label: z.string(),
  from: CalendarDate,
  to: CalendarDate,
  /** When the tax return and the payment are due. */
  dueOn: CalendarDate,
  payments: z.number().int(),
  received: Pence,
  vat: Pence,
  /** Invoiced less credited for work of the year, by day of supply (accruals), without VAT. */
  invoiced: Pence,
})
export type TaxYearTotal = z.infer<typeof TaxYearTotal>

export const InvoiceTotals = z.object({
  /** Newest first. */
  years: z.array(TaxYearTotal),
  /** Agreed and not invoiced yet, without VAT. */
  earned: Pence,
  /** Not paid yet, VAT included. */
  unpaid: z.object({ invoices: z.number().int(), toPay: Pence }),
  /** The part of it past its due date. */
  overdue: z.object({ invoices: z.number().int(), toPay: Pence }),
  /** To give back, because it was credited after it was paid; VAT included. */
  refundDue: Pence,
})
export type InvoiceTotals = z.infer<typeof InvoiceTotals>

/** What a seeker says of an invoice of their own, in pence. */
export const OwnInvoiceEntry = z.object({
  number: line('Enter the number of your invoice.', 40),
  issuedOn: CalendarDate,
  net: Pence.min(1, 'Enter the amount without VAT.'),
  vat: Pence.min(0),
  total: Pence.min(1, 'Enter the total.'),
})

export const invoices = endpoints({
  'invoices.list': {
    summary: 'My invoices, or those to my company, newest first.',
    requires: 'invoices.read',
    paged: true,
    input: Paging.extend({ jobId: Id.optional(), state: z.enum(['all', 'unpaid', 'paid']).default('all') }),
    output: Invoice,
  },
  'invoices.show': {
    summary: 'One invoice. `/invoices/{id}.pdf` is the document.',
    requires: 'invoices.read',
    input: ById,
    output: Invoice,
  },
  'invoices.answer': {
    summary: 'The seller accepts a self-billed invoice, or objects to it with a reason.',
    requires: 'invoices.answer',
    input: ById.extend({ answer: z.enum(['accept', 'object']), reason: text(1000).default('') }),
    output: Invoice,
  },
  'invoices.sendOwn': {
    summary:
      'Send my own invoice of finished work that cannot be self-billed; the amounts are those of the agreed work.',
    requires: 'invoices.answer',
    input: OwnInvoiceEntry.extend({ id: Id, fileId: Id }),
    output: Invoice,
  },
  'invoices.totals': {
    summary:
      'What was received in each tax year, and what is not paid yet. `/invoices.csv?by=paid&from=&to=` ' +
      'lists the invoices of a year.',
    requires: 'invoices.read',
    input: Nothing,
    output: InvoiceTotals,
  },
  'invoices.baseRates': {
    summary:
      'The base rates of the Bank of England that fix the interest on late invoices: by day, 30 June or 31 December, ' +
      'in hundredths of a per cent.',
    requires: 'invoices.read',
    input: Nothing,
    output: z.record(CalendarDate, z.number().int()),
  },
})
