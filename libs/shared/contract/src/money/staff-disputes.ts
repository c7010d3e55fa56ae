import { z } from 'zod'
import { ThreadMessage } from '../communication/problems'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Instant, Minutes, Nothing, Pence, words } from '../endpoint/shapes'
import { AttendanceEvent, SentLater } from '../marketplace/assignments'
import { RatedStretch, Terms } from '../marketplace/jobs'
import { CheckCall } from '../shift-day/check-call'
import { StoredReportForm } from '../shift-day/report-form'

/** Something that staff decide: hours in dispute, or the appeal against a no-show. Its id is that of the work. */
export const StaffDispute = z.object({
  id: Id,
  kind: z.enum(['hours', 'noShow']),
  /** Of the problem in whose thread both sides write. */
  number: z.string(),
  title: z.string(),
  siteName: z.string(),
  companyName: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  openedAt: Instant,
  dueAt: Instant,
})
export type StaffDispute = z.infer<typeof StaffDispute>

const Lines = z.object({ minutes: Minutes, extraMinutes: Minutes })

const TrailSummary = z.object({
  /** How many positions were recorded, and how many of them inside the site's circle and outside it. */
  count: z.number().int(),
  inside: z.number().int(),
  outside: z.number().int(),
  firstAt: Instant,
  lastAt: Instant,
})

export const StaffDisputeDetails = StaffDispute.extend({
  seekerName: z.string(),
  payPerHour: Pence,
  terms: Terms,
  /** How the minutes are paid, those attended first. */
  stretches: z.array(RatedStretch),
  /** What each side says of the hours; null for a no-show. */
  figures: z
    .object({
      worker: Lines,
      company: Lines,
      companyReason: z.string().nullable(),
      workerReason: z.string().nullable(),
      /** Billed already, and so the least that can be decided. */
      invoiced: Lines,
    })
    .nullable(),
  /** What the company said when it recorded the no-show; null for hours. */
  noShowReason: z.string().nullable(),
  attendance: z.array(AttendanceEvent),
  /** Null when none was recorded, or 30 days after the shift. */
  trail: TrailSummary.nullable(),
  checkCalls: z.array(CheckCall),
  sentLater: z.array(SentLater),
  /** With the answers of a structured report. */
  logbook: z.array(z.object({ id: Id, at: Instant, text: z.string(), form: StoredReportForm.nullable() })),
  thread: z.array(ThreadMessage),
})
export type StaffDisputeDetails = z.infer<typeof StaffDisputeDetails>

const minutes = z
  .number({ error: 'Enter whole minutes.' })
  .int('Enter whole minutes.')
  .min(0, 'Enter zero or more.')
  .max(24 * 60, 'A shift is never longer than 24 hours.')
const reason = words('Say why: both sides will read it.', 1000)

export const staffDisputes = endpoints({
  'staffDisputes.list': {
    summary: 'Hours in dispute and appeals against no-shows, the one due soonest first.',
    requires: 'staff.disputes',
    input: Nothing,
    output: z.array(StaffDispute),
  },
  'staffDisputes.show': {
    summary: 'One dispute with both figures and the evidence; that it was opened is recorded.',
    requires: 'staff.disputes',
    input: ById,
    output: StaffDisputeDetails,
  },
  'staffDisputes.decideHours': {
    summary: 'Decide the minutes of the shift and those beside it, between both figures or not. Both sides are told.',
    requires: 'staff.disputes',
    input: ById.extend({ minutes, extraMinutes: minutes.default(0), reason }),
    output: Done,
  },
  'staffDisputes.decideAppeal': {
    summary: 'Decide whether a no-show stays. Both sides are told.',
    requires: 'staff.disputes',
    input: ById.extend({ noShow: z.enum(['stands', 'withdrawn'], 'Say whether the no-show stays.'), reason }),
    output: Done,
  },
})
