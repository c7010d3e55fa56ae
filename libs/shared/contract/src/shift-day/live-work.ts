import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant, Point } from '../endpoint/shapes'
import { Assignment, Position } from '../marketplace/assignments'

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

export const ByShift = z.object({ id: Id, shift: Id.optional() })

export const liveWork = endpoints({
  'liveWork.list': {
    summary: "My company's shifts that are on now, due within 12 hours, or with somebody still booked on.",
    requires: 'live-work.read',
    input: z.object({}),
    output: z.array(LiveShift),
  },
  'liveWork.show': {
    summary: 'One shift of a job, person by person; the current or next one unless named.',
    requires: 'live-work.read',
    input: ByShift,
    output: LiveJob,
  },
})
