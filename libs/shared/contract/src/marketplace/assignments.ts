import { siaSectors } from '@s4/domain/sia'
import { phoneTrusts } from '@s4/domain/phone-time'
import { dueSubjects } from '@s4/domain/due-checks'
import { missingPaperCodes } from '@s4/domain/missing-papers-text'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, CostAsRead, Id, Instant, Minutes, Paging, Pence, Point, words } from '../endpoint/shapes'
import { EngagementKind } from '../profiles/engagements'
import { RatedStretch, RequirementCodes, Terms } from './jobs'
import { checkpointLetters } from '../endpoint/values'

export const assignmentStatuses = [
  'assigned',
  'inProgress',
  'completed',
  'hoursAgreed',
  'invoiced',
  'paid',
  'cancelled',
  'noShow',
] as const

export const AssignmentStatus = z.enum(assignmentStatuses)
export type AssignmentStatus = z.infer<typeof AssignmentStatus>

/** What the device says of where it is; accuracy in metres. */
export const Position = Point.extend({ accuracy: z.number().min(0).max(100_000) })
export const attendanceKinds = ['bookOn', 'breakStart', 'breakEnd', 'bookOff'] as const
/**
 * What it was booked by: the PIN and a code of the site; the worker signed in; the phone's pass to the shift;
 * the worker's phone, from before it was kept which of the two; the company's hand.
 */
export const attendanceSources = ['qr', 'session', 'shift-pass', 'phone', 'manual'] as const
export const AttendanceEvent = z.object({
  kind: z.enum(attendanceKinds),
  source: z.enum(attendanceSources),
  checkpoint: z.enum(checkpointLetters).nullable(),
  position: Position.nullable(),
  inside: z.enum(['inside', 'outside', 'uncertain']).nullable(),
  deviceAt: Instant.nullable(),
  serverAt: Instant,
  reason: z.string().nullable(),
  /** Papers that were missing when the company booked on by hand; otherwise empty. */
  missingPapers: z.array(z.enum(missingPaperCodes)),
})
export type AttendanceEvent = z.infer<typeof AttendanceEvent>

export const invoiceKinds = ['original', 'supplementary', 'cancellation'] as const
export const InvoiceKind = z.enum(invoiceKinds)
/**
 * One invoice of some work; the first is the original, each later one bills what was settled after it. Cancelled work
 * has one of its own kind for what the company owes.
 */
export const WorkInvoice = z.object({
  id: Id,
  number: z.string(),
  kind: InvoiceKind,
  total: Pence,
  vat: Pence,
  /** The sum of its credit notes. */
  credited: Pence,
  toPay: Pence,
  /** Null once nothing of it is left to pay. */
  dueOn: CalendarDate.nullable(),
  /** Made in the worker's name, who has neither accepted it nor objected to it. */
  toAnswer: z.boolean(),
  /** The company recorded a payment, and the worker has not confirmed it. */
  toConfirm: z.boolean(),
})
export type WorkInvoice = z.infer<typeof WorkInvoice>

/** Both sides' word on the hours (docs/product.md#hours); all in whole minutes. */
export const Hours = z.object({
  status: z.enum(['proposed', 'countered', 'agreed', 'disputed']),
  proposedMinutes: Minutes,
  /** Time before and after the shift; counts only if the company accepts it. */
  extraMinutes: Minutes,
  counterMinutes: Minutes.nullable(),
  counterReason: z.string().nullable(),
  /** What the worker said when refusing the company's hours; null when they did not answer. */
  disputeReason: z.string().nullable(),
  /** What the company's booking by hand comes to, and which ends it entered; null when the worker booked on and off. */
  entered: z.object({ minutes: Minutes, on: z.boolean(), off: z.boolean() }).nullable(),
  /** The times the worker gives in its place, and why; null while they have not. */
  given: z.object({ bookedOnAt: Instant, bookedOffAt: Instant, reason: z.string() }).nullable(),
  agreedMinutes: Minutes.nullable(),
  /** Of these, the accepted ones before and after the shift. */
  agreedExtraMinutes: Minutes.nullable(),
  agreedPay: Pence.nullable(),
  /** When silence decides. */
  respondBy: Instant.nullable(),
  /** Time not counted that one side asks for, until the other answers. */
  claim: z.object({ side: z.enum(['seeker', 'company']), minutes: Minutes }).nullable(),
})
export type Hours = z.infer<typeof Hours>

export const Assignment = z.object({
  id: Id,
  jobId: Id,
  shiftId: Id,
  companyId: Id,
  companyName: z.string(),
  seekerId: Id,
  seekerName: z.string(),
  seekerPicture: z.string().nullable(),
  title: z.string(),
  role: z.string(),
  siteName: z.string(),
  address: z.string(),
  point: Point,
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  payPerHour: Pence,
  breaksPaid: z.boolean(),
  alertDuration: Minutes,
  terms: Terms,
  /** How its minutes are paid: those attended first, then the rest of the shift. Empty when all are at base rate. */
  stretches: z.array(RatedStretch),
  /** Shown to the seeker from 24 hours before the start until the work is over; always to the company. */
  pin: z.string().nullable(),
  status: AssignmentStatus,
  bookedOnAt: Instant.nullable(),
  bookedOffAt: Instant.nullable(),
  onBreak: z.boolean(),
  hours: Hours.nullable(),
  /** In the order they were made. */
  invoices: z.array(WorkInvoice),
  /** Own staff are paid through the company's payroll and never by invoice; frozen at acceptance. */
  engagement: EngagementKind,
  /** Whether the worker asked to hand it over, and what the company said; null before that and once it has begun. */
  swap: z.enum(['asked', 'allowed', 'refused']).nullish(),
  /** To the company alone: they asked it for help in discreet mode, and their phone must not ring. */
  inSecret: z.boolean().optional(),
  /** Something of it is settled and pays, and is not invoiced yet. */
  waitsForInvoice: z.boolean(),
  /** What the company must still check or accept before they can book on; to the worker, of work to come. */
  awaitedChecks: z.array(z.object({ subject: z.enum(dueSubjects), refused: z.boolean() })).optional(),
  /** How cancelled work or a no-show ended, and what is owed for it under the terms. */
  ended: z
    .object({
      at: Instant,
      by: z.enum(['seeker', 'company', 'S4']),
      reason: z.string().nullable(),
      owed: Pence,
      /** The name of the worker who came instead. */
      substitute: z.string().optional(),
    })
    .nullable(),
})
export type Assignment = z.infer<typeof Assignment>

/** What the worker's phone did without a signal and sent later; `refusedText` when it no longer fitted. */
export const SentLater = z.object({
  id: Id,
  action: z.string(),
  at: Instant,
  deviceAt: Instant,
  receivedAt: Instant,
  trust: z.enum(phoneTrusts),
  /** The server's clock minus the phone's. */
  clockOffsetSeconds: z.number().int(),
  refusedText: z.string().nullable(),
})
export type SentLater = z.infer<typeof SentLater>

export const AssignmentDetails = Assignment.extend({
  arrivalInstructions: z.string(),
  /** How check calls come and are answered at the site; as it was at booking on. */
  callsVary: z.boolean(),
  callsByCheckpoint: z.boolean(),
  /** What the job says of the work, as it is now. */
  description: z.string(),
  /** The SIA sector and the requirements agreed. */
  siaSector: z.enum(siaSectors).nullable(),
  requirements: RequirementCodes,
  otherRequirements: z.string(),
  /** What the company has not checked yet and does not wait for; told like `awaitedChecks`. */
  openChecks: z.array(z.enum(dueSubjects)).optional(),
  events: z.array(AttendanceEvent),
  /** In the order it happened. */
  sentLater: z.array(SentLater),
  audit: z.array(
    z.object({
      at: Instant,
      action: z.string(),
      by: z.enum(['seeker', 'company', 'S4']),
      /** Who of the company; the worker reads the first name. */
      member: z.string().nullable(),
    }),
  ),
})
export type AssignmentDetails = z.infer<typeof AssignmentDetails>

export const assignments = endpoints({
  'assignments.list': {
    summary:
      'My work, or the work my company agreed; soonest first, what is over newest first. `ended` is what ' +
      'was cancelled or missed.',
    requires: 'work.read',
    paged: true,
    input: Paging.extend({
      status: z.enum(['assigned', 'inProgress', 'completed', 'ended']).optional(),
      jobId: Id.optional(),
    }),
    output: Assignment,
  },
  'assignments.show': {
    summary: 'One piece of work, as either party sees it.',
    requires: 'shift.read',
    input: ById,
    output: AssignmentDetails,
  },
  'assignments.cancel': {
    summary: 'Cancel agreed work, by either side, under its terms.',
    requires: 'work.cancel',
    input: z.object({
      id: Id,
      reason: words('Say why. The other side reads it.', 300),
      owed: CostAsRead,
    }),
    output: AssignmentDetails,
  },
  'assignments.noShow': {
    summary: 'Record that the worker did not come, with the reason; they can appeal.',
    requires: 'attendance.record',
    input: z.object({ id: Id, reason: words('Say what happened. The worker reads it.', 300) }),
    output: AssignmentDetails,
  },
})
