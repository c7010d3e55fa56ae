import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id, Instant, Minutes, Nothing, Paging, Pence, line, words } from '../endpoint/shapes'
import { InvoiceKind } from '../marketplace/assignments'

/**
 * One line for work, or for time before or after the shift: the amount without VAT and its VAT. The lines add up to the
 * invoice.
 */
export const InvoiceLine = z.object({
  description: z.string(),
  minutes: Minutes,
  payPerHour: Pence,
  amount: Pence,
  vat: Pence,
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

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

export const Balance = { toPay: Pence, refundDue: Pence }
const Party = { name: z.string(), address: z.string(), contact: z.string() }
/** A self-billed invoice: the company makes it in the seeker's name (docs/uk-rules.md#invoices-and-self-billing). */
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
  /** 30 days after it was issued, as the law says when nothing else is agreed. */
  dueOn: CalendarDate,
  /** Both sides as they were on the day of issue. Only the seller's own copy shows the Unique Taxpayer Reference. */
  seller: z.object({ ...Party, utr: z.string().nullable(), vatNumber: z.string().nullable() }),
  buyer: z.object(Party),
  /** Without VAT. */
  lines: z.array(InvoiceLine),
  /** Charged when the seller is registered for VAT; included in the total. */
  vat: Pence,
  total: Pence,
  /** The sum of its credit notes. */
  credited: Pence,
  /** What was paid; zero while nothing is recorded. */
  paid: Pence,
  /** Still to pay, or to give back because it was credited after it was paid. */
  ...Balance,
  creditNotes: z.array(CreditNote),
  creditRequest: CreditRequest.nullable(),
  agreementVersion: z.string(),
  status: z.enum(invoiceStatuses),
  paidOn: CalendarDate.nullable(),
  paymentReference: z.string().nullable(),
  confirmedAt: Instant.nullable(),
})
export type Invoice = z.infer<typeof Invoice>

/**
 * What was received in a tax year (6 April to 5 April), by day of payment (cash basis): pence without VAT, and the VAT.
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
})
export type TaxYearTotal = z.infer<typeof TaxYearTotal>

export const InvoiceTotals = z.object({
  /** Newest first. */
  years: z.array(TaxYearTotal),
  /** Not paid yet, VAT included. */
  unpaid: z.object({ invoices: z.number().int(), toPay: Pence }),
  /** To give back, because it was credited after it was paid; VAT included. */
  refundDue: Pence,
})
export type InvoiceTotals = z.infer<typeof InvoiceTotals>

/** A company's record that it has paid. */
export const Payment = z.object({
  paidOn: CalendarDate,
  reference: line('Enter the reference the worker sees on their statement.', 60),
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
  'invoices.totals': {
    summary:
      'What was received in each tax year, and what is not paid yet. `/invoices.csv?by=paid&from=&to=` ' +
      'lists the invoices of a year.',
    requires: 'invoices.read',
    input: Nothing,
    output: InvoiceTotals,
  },
  'invoices.markPaid': {
    summary: 'The company records that it has paid an invoice.',
    requires: 'payments.record',
    input: Payment.extend({ id: Id }),
    output: Invoice,
  },
  'invoices.confirm': {
    summary: 'The seeker confirms that the payment arrived.',
    requires: 'payments.confirm',
    input: ById,
    output: Invoice,
  },
  'invoices.reopen': {
    summary: 'Either side says that a recorded payment is wrong, as long as it is not confirmed.',
    requires: 'payments.dispute',
    input: z.object({ id: Id, reason: words('Say what is wrong: the other side will read it.', 300) }),
    output: Invoice,
  },
})
