import { z } from 'zod'
import { Assignment, AttendanceEvent, Position } from './assignments'
import { endpoints } from './endpoint'
import { ById, Done, Id, Instant, Paging, Point, text, words } from './shapes'
import { Pin } from './jobs'

export const checkCallStatuses = ['due', 'responded', 'late', 'missed', 'stopped'] as const
/** One call a booked-on worker answers with the PIN; `missAt` ends the 5 minutes of grace. */
export const CheckCall = z.object({
  id: Id,
  assignmentId: Id,
  status: z.enum(checkCallStatuses),
  dueAt: Instant,
  missAt: Instant,
  answeredAt: Instant.nullable(),
  missedAt: Instant.nullable(),
})
export type CheckCall = z.infer<typeof CheckCall>

/** A check call in the company's log. */
export const LoggedCheckCall = CheckCall.extend({
  jobId: Id,
  shiftId: Id,
  seekerName: z.string(),
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
})
export type LoggedCheckCall = z.infer<typeof LoggedCheckCall>

export const alertKinds = [
  'missedCheckCall',
  'leftGeofence',
  'outsideAtBookOn',
  'late',
  'forgottenBookOff',
  'help',
  'papersMissing',
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
  /** For a call about this alert; only while the work is under way or unresolved. */
  seekerPhone: z.string().nullable(),
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  position: Point.nullable(),
  checkCall: CheckCall.nullable(),
  /** Of whoever was booked on by hand all the same. */
  missingPapers: AttendanceEvent.shape.missingPapers,
  raisedAt: Instant,
  acknowledgedAt: Instant.nullable(),
  resolvedAt: Instant.nullable(),
  resolution: z.string().nullable(),
})
export type Alert = z.infer<typeof Alert>

/** Where a worker was last known to be; `serverAt` tells its age. */
export const KnownPosition = Position.extend({
  inside: z.enum(['inside', 'outside', 'uncertain']),
  deviceAt: Instant,
  serverAt: Instant,
})
export type KnownPosition = z.infer<typeof KnownPosition>

/** `late` from 10 minutes after the start, `missing` from an hour after it or the end. */
export const presences = ['expected', 'late', 'missing', 'on', 'onBreak', 'off', 'noShow'] as const
export const Presence = z.enum(presences)
export type Presence = z.infer<typeof Presence>

export const LiveWorker = Assignment.pick({
  seekerId: true,
  seekerName: true,
  seekerPicture: true,
  startsAt: true,
  endsAt: true,
  bookedOnAt: true,
  bookedOffAt: true,
  status: true,
}).extend({
  assignmentId: Id,
  presence: Presence,
  phone: z.string().nullable(),
  onBreakSince: Instant.nullable(),
  locationShared: z.boolean(),
  lastPosition: KnownPosition.nullable(),
  /** Oldest first, at most the last 300. */
  trail: z.array(Point),
  nextCheckCallAt: Instant.nullable(),
  missedCheckCalls: z.number().int(),
  openAlerts: z.number().int(),
})
export type LiveWorker = z.infer<typeof LiveWorker>

/** One shift of the day as its company watches it. */
export const LiveShift = z.object({
  jobId: Id,
  shiftId: Id,
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  counts: z.record(Presence, z.number().int()),
  openAlerts: z.number().int(),
})
export type LiveShift = z.infer<typeof LiveShift>

export const LiveJob = LiveShift.extend({
  address: z.string(),
  point: Point,
  geofenceMetres: z.number().int(),
  workers: z.array(LiveWorker),
  /** The server's time, to tell ages by. */
  now: Instant,
  /** The job's other shifts, to turn to. */
  shifts: z.array(z.object({ id: Id, startsAt: Instant, endsAt: Instant })),
})
export type LiveJob = z.infer<typeof LiveJob>

export const LogbookEntry = z.object({
  id: Id,
  assignmentId: Id,
  seekerName: z.string(),
  text: z.string(),
  /** Addresses of the pictures. */
  pictures: z.array(z.string()),
  createdAt: Instant,
})
export type LogbookEntry = z.infer<typeof LogbookEntry>

/** A job's report log: what its workers wrote and what happened, oldest first. */
export const JobReport = z.object({
  jobId: Id,
  title: z.string(),
  siteName: z.string(),
  address: z.string(),
  zone: z.string(),
  shift: z.object({ id: Id, startsAt: Instant, endsAt: Instant }).nullable(),
  shifts: z.array(z.object({ id: Id, startsAt: Instant, endsAt: Instant })),
  entries: z.array(LogbookEntry),
  timeline: z.array(
    z.object({
      at: Instant,
      action: z.string(),
      by: z.enum(['seeker', 'company', 'S4']),
      seekerName: z.string().nullable(),
    }),
  ),
})
export type JobReport = z.infer<typeof JobReport>

const OfShift = z.object({ id: Id, shift: Id.optional() })
const FromHere = { position: Position.nullable().default(null), deviceAt: Instant.nullable().default(null) }

export const safety = endpoints({
  'assignments.location': {
    summary: 'Where I am, while booked on and sharing it.',
    access: 'shift',
    input: z.object({ id: Id, position: Position, deviceAt: Instant }),
    output: z.object({ inside: z.enum(['inside', 'outside', 'uncertain']) }),
  },
  'assignments.shareLocation': {
    summary: 'Start or stop sharing my position during this work.',
    access: 'shift',
    input: z.object({ id: Id, share: z.boolean() }),
    output: z.object({ share: z.boolean() }),
  },
  'assignments.help': {
    summary: 'I need help: alerts the company at once.',
    access: 'shift',
    input: z.object({ id: Id, ...FromHere }),
    output: z.object({ raisedAt: Instant }),
  },
  'assignments.manual': {
    summary: 'The company books somebody on or off by hand, with a reason; `at` defaults to now.',
    access: 'company',
    input: z.object({
      id: Id,
      action: z.enum(['bookOn', 'bookOff']),
      at: Instant.optional(),
      reason: words('Say why you book by hand: it stays on record.', 300),
    }),
    output: Done,
  },
  'checkCalls.list': {
    summary: 'The check calls of a piece of work, oldest first, and whether the position is shared.',
    access: 'shift',
    input: ById,
    output: z.object({ calls: z.array(CheckCall), locationShared: z.boolean(), now: Instant }),
  },
  'checkCalls.answer': {
    summary: 'Answer a check call with the PIN; a wrong PIN never locks it.',
    access: 'shift',
    input: z.object({ id: Id, pin: Pin, ...FromHere }),
    output: CheckCall,
  },
  'checkCalls.log': {
    summary: "My company's check calls that have fallen due, latest first.",
    access: 'company',
    paged: true,
    input: Paging.extend({ jobId: Id.optional() }),
    output: LoggedCheckCall,
  },
  'alerts.list': {
    summary: "My company's alerts, newest first.",
    access: 'company',
    paged: true,
    input: Paging.extend({ jobId: Id.optional(), state: z.enum(['open', 'all']).default('all') }),
    output: Alert,
  },
  'alerts.acknowledge': {
    summary: 'Say that somebody is looking at an alert.',
    access: 'company',
    input: ById,
    output: Alert,
  },
  'alerts.resolve': {
    summary: 'Close an alert with what was found.',
    access: 'company',
    input: z.object({ id: Id, resolution: words('Say what you found or did.', 300) }),
    output: Alert,
  },
  'liveWork.list': {
    summary: "My company's shifts that are on now, due within 12 hours, or with somebody still booked on.",
    access: 'company',
    input: z.object({}),
    output: z.array(LiveShift),
  },
  'liveWork.show': {
    summary: 'One shift of a job, person by person; the current or next one unless named.',
    access: 'company',
    input: OfShift,
    output: LiveJob,
  },
  'logbook.list': {
    summary: 'What was reported during a piece of work, oldest first.',
    access: 'shift',
    input: ById,
    output: z.array(LogbookEntry),
  },
  'logbook.create': {
    summary: 'Report something during a shift, with pictures.',
    access: 'shift',
    input: z.object({
      id: Id,
      text: text(4000).min(1, 'Write what happened.'),
      fileIds: z.array(Id).max(6, 'Add at most 6 pictures.').default([]),
    }),
    output: LogbookEntry,
  },
  'reports.show': {
    summary: "A job's report log: entries and timeline.",
    access: 'company',
    input: OfShift,
    output: JobReport,
  },
})
