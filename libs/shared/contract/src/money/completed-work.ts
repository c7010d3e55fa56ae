import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Id, Instant, Minutes, Paging, Pence, sortBy, text } from '../endpoint/shapes'
import { Assignment, WorkInvoice } from '../marketplace/assignments'
import { Balance, CreditNote, CreditRequest, Invoice, invoiceStatuses, PaymentRecord } from './invoices'

const ShiftTimes = { startsAt: Instant, endsAt: Instant }
/**
 * A shift that at least one worker has finished, or whose cancellation is invoiced, with what the company still has to
 * do.
 */
export const CompletedShift = z.object({
  jobId: Id,
  shiftId: Id,
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  ...ShiftTimes,
  people: z.number().int(),
  /** Places cancelled with a charge that is invoiced. */
  cancelled: z.number().int(),
  /** How many hours, proposed or disputed, wait for the company. */
  toAgree: z.number().int(),
  /** How many counter-proposals wait for the workers. */
  waiting: z.number().int(),
  /** The number of unpaid invoices, then their sum. */
  unpaid: z.number().int(),
  unpaidPence: Pence,
  /** To be given back by the workers, because it was credited after it was paid. */
  refundPence: Pence,
  agreedPence: Pence,
})
export type CompletedShift = z.infer<typeof CompletedShift>

/** Which finished shifts a list shows, and in which order; without one the newest first. */
export const CompletedShiftList = z.object({
  state: z.enum(['all', 'toAgree', 'unpaid']).default('all'),
  /** Words in the job, the site, the client or the name of somebody who worked. */
  text: text(200).optional(),
  /** Days on which the shift began at the site, both included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  sort: sortBy(['title', 'site', 'start', 'people', 'toAgree', 'agreed', 'unpaid']),
})
export type CompletedShiftList = z.infer<typeof CompletedShiftList>

/** An invoice with what the company needs to pay it. */
export const InvoiceToSettle = WorkInvoice.extend({
  paid: Pence,
  refundDue: Pence,
  status: z.enum(invoiceStatuses),
  dueOn: CalendarDate,
  payments: z.array(PaymentRecord),
  creditRequest: CreditRequest.nullable(),
  creditNotes: z.array(CreditNote.pick({ id: true, number: true })),
  source: Invoice.shape.source,
  /** Whether the worker has accepted a self-billed invoice, and what they say against it. */
  accepted: z.boolean(),
  objection: z.string().nullable(),
})
export type InvoiceToSettle = z.infer<typeof InvoiceToSettle>

/** One person's finished work with its invoices. */
export const CompletedWork = Assignment.extend({
  invoices: z.array(InvoiceToSettle),
  /** Recorded, paid or not. */
  breakMinutes: Minutes,
  /** What agreeing hours does now; `made`: the invoice. */
  invoicing: z.enum(['made', 'needs-agreement', 'needs-vat-number']),
  /** Whether the worker adds VAT. */
  chargesVat: z.boolean(),
  /** The company's stars for this work; null while it has not rated. */
  starsGiven: z.number().int().nullable(),
})
export type CompletedWork = z.infer<typeof CompletedWork>

export const CompletedJob = z.object({
  jobId: Id,
  title: z.string(),
  siteName: z.string(),
  address: z.string(),
  zone: z.string(),
  /** The shift shown; null before any worker has finished one. */
  shift: z.object({ id: Id, ...ShiftTimes }).nullable(),
  /** Every finished shift of the job, newest first. */
  shifts: z.array(z.object({ id: Id, ...ShiftTimes })),
  /** The first of its people, by name. */
  work: z.array(CompletedWork),
  /** Where `completedWork.people` goes on; null when these are all. */
  nextPeople: z.string().nullable(),
})
export type CompletedJob = z.infer<typeof CompletedJob>

/** One worker's week in a company's statement, in pence, after credit notes. */
export const StatementLine = z.object({
  seekerId: Id,
  seekerName: z.string(),
  shifts: z.number().int(),
  /** Shifts whose hours are not agreed yet; only their undisputed part is invoiced. */
  open: z.number().int(),
  minutes: Minutes,
  /** Agreed pay, without VAT. */
  agreed: Pence,
  /** Invoiced: without VAT, the VAT, and both together. */
  net: Pence,
  vat: Pence,
  gross: Pence,
  /** VAT included, like `gross`. */
  paid: Pence,
  ...Balance,
  invoices: z.array(z.object({ id: Id, number: z.string() })),
  /** Those among them that the worker sent. */
  ownInvoices: z.array(z.string()),
  /** The invoices with something left to pay. */
  unpaid: z.array(z.object({ id: Id, toPay: Pence })),
})
export type StatementLine = z.infer<typeof StatementLine>

export const completedWork = endpoints({
  'completedWork.statement': {
    summary:
      "My company's finished work, worker by worker, in the week (Monday to Sunday) that contains the day; without " +
      'one, in the latest week with such work.',
    requires: 'completed-work.read',
    input: z.object({ day: CalendarDate.optional() }),
    // A week may end after the last day that can be asked for.
    output: z.object({ from: z.iso.date(), to: z.iso.date(), lines: z.array(StatementLine) }),
  },
  'completedWork.list': {
    summary:
      "My company's finished shifts, newest first unless sorted otherwise, with the hours to agree and the invoices " +
      'to pay.',
    requires: 'completed-work.read',
    paged: true,
    input: Paging.extend(CompletedShiftList.shape),
    output: CompletedShift,
  },
  'completedWork.owed': {
    summary: 'What is left to do in all weeks: the invoices to pay, their sum, and the shifts that wait.',
    requires: 'completed-work.read',
    input: z.object({}),
    output: z.object({
      invoices: z.number().int(),
      pence: Pence,
      shiftsToAgree: z.number().int(),
      shiftsToPay: z.number().int(),
      /** The day of the first payment that was recorded; null without one. */
      paidSince: CalendarDate.nullable(),
    }),
  },
  'completedWork.show': {
    summary: 'One finished shift of a job, worker by worker; the latest one unless a shift is named.',
    requires: 'completed-work.read',
    input: z.object({ id: Id, shift: Id.optional() }),
    output: CompletedJob,
  },
  'completedWork.people': {
    summary: 'More people of one finished shift of a job, by name.',
    requires: 'completed-work.read',
    paged: true,
    input: Paging.extend({ id: Id, shift: Id }),
    output: CompletedWork,
  },
})
