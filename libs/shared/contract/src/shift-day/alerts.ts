import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Paging, Point, words } from '../endpoint/shapes'
import { AttendanceEvent } from '../marketplace/assignments'
import { ReportedPosition } from './attendance'
import { CheckCall } from './check-calls'

export const alertKinds = [
  'missedCheckCall',
  'leftGeofence',
  'outsideAtBookOn',
  'late',
  'forgottenBookOff',
  'help',
  'papersMissing',
  'checkDue',
] as const

/** Something the company must look at: raised, then acknowledged, then resolved. */
export const Alert = z.object({
  id: Id,
  kind: z.enum(alertKinds),
  jobId: Id,
  shiftId: Id,
  assignmentId: Id,
  seekerId: Id,
  seekerName: z.string(),
  /** To call the worker about this alert; only while the work is in progress or the alert is not resolved. */
  seekerPhone: z.string().nullable(),
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  position: Point.nullable(),
  checkCall: CheckCall.nullable(),
  /** The papers missing when the company booked the worker on by hand. */
  missingPapers: AttendanceEvent.shape.missingPapers,
  raisedAt: Instant,
  acknowledgedAt: Instant.nullable(),
  resolvedAt: Instant.nullable(),
  resolution: z.string().nullable(),
})
export type Alert = z.infer<typeof Alert>

export const alerts = endpoints({
  'alerts.askForHelp': {
    summary: 'Ask for help: the company is alerted at once.',
    requires: 'shift.work',
    input: z.object({ id: Id, ...ReportedPosition }),
    output: z.object({ raisedAt: Instant }),
  },
  'alerts.list': {
    summary: "My company's alerts, newest first.",
    requires: 'alerts.read',
    paged: true,
    input: Paging.extend({ jobId: Id.optional(), state: z.enum(['open', 'all']).default('all') }),
    output: Alert,
  },
  'alerts.acknowledge': {
    summary: 'Say that somebody is looking at an alert.',
    requires: 'alerts.handle',
    input: ById,
    output: Alert,
  },
  'alerts.resolve': {
    summary: 'Close an alert with what was found.',
    requires: 'alerts.handle',
    input: z.object({ id: Id, resolution: words('Say what you found or did.', 300) }),
    output: Alert,
  },
})
