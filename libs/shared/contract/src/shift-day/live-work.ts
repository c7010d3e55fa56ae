import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant, Point } from '../endpoint/shapes'
import { alertKinds } from './alerts'
import { Counter } from './counters'
import { Assignment, Position } from '../marketplace/assignments'

/** A worker's last known position; `serverAt` is when the server received it. */
export const KnownPosition = Position.extend({
  inside: z.enum(['inside', 'outside', 'uncertain']),
  deviceAt: Instant,
  serverAt: Instant,
})
export type KnownPosition = z.infer<typeof KnownPosition>

/**
 * `late` from 10 minutes after the start; `missing` from an hour after the start, or from the end if that is sooner.
 */
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
  /** Asked for help in discreet mode: the phone must not ring. */
  inSecret: z.boolean(),
  onBreakSince: Instant.nullable(),
  locationShared: z.boolean(),
  lastPosition: KnownPosition.nullable(),
  nextCheckCallAt: Instant.nullable(),
  missedCheckCalls: z.number().int(),
  openAlerts: z.number().int(),
  /** Handovers for this shift that they have not said they have read. */
  unreadHandovers: z.number().int(),
})
export type LiveWorker = z.infer<typeof LiveWorker>

/** One of today's shifts as its company sees it. */
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
  /** Those with an open alert first, then by name. */
  people: z.array(
    z.object({
      name: z.string(),
      presence: Presence,
      /** The open alert to look at first: a call for help, else the newest. */
      alert: z.enum(alertKinds).nullable(),
      /** When somebody whose alert is of leaving the site was last seen, if that was inside. */
      backInsideAt: Instant.nullable(),
      /** When the missed check call of the alert was answered after all. */
      answeredAt: Instant.nullable(),
      nextCheckCallAt: Instant.nullable(),
    }),
  ),
})
export type LiveShift = z.infer<typeof LiveShift>

export const LiveJob = LiveShift.omit({ people: true }).extend({
  address: z.string(),
  point: Point,
  geofenceMetres: z.number().int(),
  /** The corners of the site; null for the circle. */
  boundary: z.array(Point).nullable(),
  workers: z.array(LiveWorker),
  /** What is counted at the site. */
  counters: z.array(Counter),
  /** The server's time, to compute ages from. */
  now: Instant,
  /** The job's other shifts, to choose from. */
  shifts: z.array(z.object({ id: Id, startsAt: Instant, endsAt: Instant })),
})
export type LiveJob = z.infer<typeof LiveJob>

export const ByShift = z.object({ id: Id, shift: Id.optional() })

export const liveWork = endpoints({
  'liveWork.list': {
    summary: "My company's shifts that are on now, due within 12 hours, or with somebody still booked on.",
    requires: 'live-work.read',
    input: z.object({}),
    output: z.array(LiveShift),
  },
  'liveWork.show': {
    summary: 'One shift of a job, worker by worker; the current or next one unless a shift is named.',
    requires: 'live-work.read',
    input: ByShift,
    output: LiveJob,
  },
})
