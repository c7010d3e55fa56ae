import { alertOutcomes, givenOutcomes } from '@s4/domain/alert-outcome'
import { severities } from '@s4/domain/alert-severity'
import { rungs, unansweredStates } from '@s4/domain/escalation'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Nothing, Paging, Point, line, words } from '../endpoint/shapes'
import { AttendanceEvent, Position } from '../marketplace/assignments'
import { SentMessage } from '../platform/reach'
import { ReportedPosition } from './attendance'
import { CheckCall } from './check-call'
import { alertStates } from '../endpoint/values'

export const alertKinds = [
  'missedCheckCall',
  'leftGeofence',
  'outsideAtBookOn',
  'late',
  'forgottenBookOff',
  'help',
  'papersMissing',
  'checkDue',
  'missedPatrol',
  'leftEarly',
] as const

/** Something the company must look at: raised, then acknowledged, then resolved. */
export const Alert = z.object({
  id: Id,
  kind: z.enum(alertKinds),
  /** Asked for help in discreet mode: the phone must not ring. */
  inSecret: z.boolean(),
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
  /** When the position is of, if it moved since the alert was raised. */
  positionAt: Instant.nullable(),
  /** When somebody who left the site was last seen, if that was inside and after the alert was raised. */
  backInsideAt: Instant.nullable(),
  checkCall: CheckCall.nullable(),
  /** The papers missing when the company booked the worker on by hand. */
  missingPapers: AttendanceEvent.shape.missingPapers,
  severity: z.enum(severities),
  raisedAt: Instant,
  /** When the last person to be told had not acknowledged it in time. */
  unansweredAt: Instant.nullable(),
  acknowledgedAt: Instant.nullable(),
  /** Members by name, also those who have left. */
  acknowledgedBy: z.string().nullable(),
  /** Who is to deal with it; null while nobody is. */
  assignedTo: z.object({ uid: z.string(), name: z.string() }).nullable(),
  assignedBy: z.string().nullable(),
  assignedAt: Instant.nullable(),
  resolvedAt: Instant.nullable(),
  /** Null when the reason of the alert ended by itself. */
  resolvedBy: z.string().nullable(),
  outcome: z.enum(alertOutcomes).nullable(),
  resolution: z.string().nullable(),
})
export type Alert = z.infer<typeof Alert>

export type AlertState = (typeof alertStates)[number]

/** Narrows the alert log. */
export const AlertFilter = z.object({
  jobId: Id.optional(),
  state: z.enum(alertStates, 'Choose a state of the list.').default('all'),
  severity: z.enum(severities, 'Choose urgent, important or low.').optional(),
  siteId: Id.optional(),
  /** A member, or `nobody`. */
  assignedTo: line('Choose somebody of your company.', 200).optional(),
})
export type AlertFilter = z.infer<typeof AlertFilter>

/** Alerts of weight that nobody has acknowledged, and what else is open. */
export const WaitingAlerts = z.object({
  count: z.number().int(),
  /** Whether somebody asked for help. */
  isHelp: z.boolean(),
  /** The newest call for help, else the newest of all. */
  newest: Alert.pick({
    id: true,
    kind: true,
    inSecret: true,
    jobId: true,
    seekerName: true,
    siteName: true,
    raisedAt: true,
    backInsideAt: true,
    checkCall: true,
  }).nullable(),
  /** Not resolved, whoever looks at them and however much they weigh. */
  open: z.number().int(),
  /** Of those, which nobody looks at. */
  notSeen: z.number().int(),
  /** The newest call for help that somebody looks at and nobody has resolved, and how many there are. */
  help: Alert.pick({
    id: true,
    inSecret: true,
    seekerName: true,
    zone: true,
    acknowledgedBy: true,
    acknowledgedAt: true,
  })
    .extend({ count: z.number().int() })
    .nullable(),
})
export type WaitingAlerts = z.infer<typeof WaitingAlerts>

/** Who was told of an alert, in order, and what comes next. */
export const Escalation = z.object({
  rung: z.enum(rungs).nullable(),
  /** When the next person is told, unless somebody acknowledges the alert. */
  nextAt: Instant.nullable(),
  /** Nobody else is left to tell, and nobody has acknowledged the alert. */
  unanswered: z.enum(unansweredStates).nullable(),
  messages: z.array(SentMessage.extend({ name: z.string() })),
})
export type Escalation = z.infer<typeof Escalation>

/** A worker's latest request for help, as they may see it. */
export const CallForHelp = z.object({
  raisedAt: Instant,
  /** When the last position of them arrived; null without one. */
  positionAt: Instant.nullable(),
  acknowledgedAt: Instant.nullable(),
  /** The first name of who has seen it. */
  acknowledgedBy: z.string().nullable(),
  resolvedAt: Instant.nullable(),
  resolution: z.string().nullable(),
})
export type CallForHelp = z.infer<typeof CallForHelp>

export const alerts = endpoints({
  'alerts.askForHelp': {
    summary: 'Ask for help: the company is alerted at once.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({
      id: Id,
      ...ReportedPosition,
      /** In discreet mode: the company is told not to ring this phone. */
      inSecret: z.boolean().default(false),
    }),
    output: z.object({ raisedAt: Instant }),
  },
  'alerts.myCall': {
    summary: 'My latest request for help on some work, who has seen it, and the number to ring the company at.',
    requires: 'shift.read',
    input: ById,
    output: z.object({ call: CallForHelp.nullable(), ringNumber: z.string().nullable(), now: Instant }),
  },
  'alerts.sendPosition': {
    summary: 'Send where I am while my request for help is open.',
    requires: 'shift.work',
    input: z.object({ id: Id, position: Position, deviceAt: Instant }),
    output: z.object({ isOpen: z.boolean() }),
  },
  'alerts.list': {
    summary: "My company's alerts, newest first.",
    requires: 'alerts.read',
    paged: true,
    input: AlertFilter.extend(Paging.shape),
    output: Alert,
  },
  'alerts.show': {
    summary: "One of my company's alerts, whatever its state.",
    requires: 'alerts.read',
    input: ById,
    output: Alert,
  },
  'alerts.waiting': {
    summary: 'How many alerts of weight nobody has acknowledged, and the one to look at first.',
    requires: 'alerts.read',
    input: Nothing,
    output: WaitingAlerts,
  },
  'alerts.escalation': {
    summary: 'Who was told of an alert by which channel, with the result.',
    requires: 'alerts.read',
    input: ById,
    output: Escalation,
  },
  'alerts.people': {
    summary: 'Who may deal with alerts, the owners first; with a job, those who see its site.',
    requires: 'alerts.read',
    input: z.object({ jobId: Id.optional() }),
    output: z.array(z.object({ uid: z.string(), name: z.string() })),
  },
  'alerts.assign': {
    summary: 'Give an open alert to a member who sees its site, or to nobody.',
    requires: 'alerts.handle',
    input: z.object({
      id: Id,
      uid: line('Choose who is to deal with it.', 200).nullable(),
      /** Who had it when it was read; when somebody else has it by now, nothing changes. */
      from: line('Choose who is to deal with it.', 200).nullable(),
    }),
    output: Alert,
  },
  'alerts.acknowledge': {
    summary: 'Say that I am looking at an alert; refused when somebody else said so first.',
    requires: 'alerts.handle',
    input: ById,
    output: Alert,
  },
  'alerts.resolve': {
    summary: 'Close an alert with what was found.',
    requires: 'alerts.handle',
    input: z.object({
      id: Id,
      outcome: z.enum(givenOutcomes, 'Choose how it ended.'),
      resolution: words('Say what you found or did.', 300),
    }),
    output: Alert,
  },
})
