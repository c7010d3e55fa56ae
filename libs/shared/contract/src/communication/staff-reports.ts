import { reportReasons } from '@s4/domain/person-report'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id, Instant, words } from '../endpoint/shapes'
import { reportSources } from './person-reports'

const decisions = ['none', 'warned', 'suspended'] as const

/** A report as the staff see it in their list; names are shown when it is opened. */
export const StaffReport = z.object({
  id: Id,
  /** Who is reported. */
  subject: z.enum(['seeker', 'company']),
  reason: z.enum(reportReasons),
  reportedAt: Instant,
  /** Null while it waits. */
  decision: z.enum(decisions).nullable(),
})
export type StaffReport = z.infer<typeof StaffReport>

export const StaffReportDetails = StaffReport.extend({
  subjectId: Id,
  subjectName: z.string(),
  reporterName: z.string(),
  words: z.string(),
  aboutKind: z.enum(reportSources),
  /** The shift that the report is about. */
  work: z
    .object({
      title: z.string(),
      siteName: z.string(),
      zone: z.string(),
      startsAt: Instant,
      endsAt: Instant,
      status: z.string(),
    })
    .nullable(),
  /** The messages that the report is about, oldest first. */
  messages: z.array(z.object({ id: Id, from: z.enum(['seeker', 'company']), text: z.string(), sentAt: Instant })),
  /** How many other reports about the same worker or company were decided with a warning or a suspension. */
  earlierDecisions: z.number().int(),
  /** The last day of the suspension; null where it is for good or there is none. */
  suspendedUntil: CalendarDate.nullable(),
  decisionReason: z.string(),
  decidedAt: Instant.nullable(),
})
export type StaffReportDetails = z.infer<typeof StaffReportDetails>

export const staffReports = endpoints({
  'staffReports.list': {
    summary: 'Reported people: those that wait, oldest first, or those decided, newest first.',
    requires: 'staff.reports',
    input: z.object({ state: z.enum(['waiting', 'decided']).default('waiting') }),
    output: z.array(StaffReport),
  },
  'staffReports.show': {
    summary: 'One report with what it is about; that it was opened is recorded.',
    requires: 'staff.reports',
    input: ById,
    output: StaffReportDetails,
  },
  'staffReports.decide': {
    summary: 'Decide a report, or decide it anew after an appeal. Both sides are told, with the reason.',
    requires: 'staff.reports',
    input: ById.extend({
      decision: z.enum(decisions, 'Say what you decide.'),
      /** For a suspension: its last day; null is for good. */
      suspendedUntil: CalendarDate.nullable().default(null),
      reason: words('Say why: both sides will read it.', 1000),
      /** When it was decided as far as the screen showed; null for not yet. */
      before: Instant.nullable().optional(),
    }),
    output: StaffReportDetails,
  },
})
