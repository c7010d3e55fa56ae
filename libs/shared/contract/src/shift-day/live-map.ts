import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Nothing, Point } from '../endpoint/shapes'
import { alertKinds } from './alerts'

const Area = z.object({
  point: Point,
  geofenceMetres: z.number().int(),
  /** The corners of the site; null for the circle. */
  boundary: z.array(Point).nullable(),
})

/** Where a worker was; `accuracy` in metres. */
const Fix = Point.extend({
  accuracy: z.number(),
  inside: z.enum(['inside', 'outside', 'uncertain']),
  at: Instant,
  /** It waited on the phone for a signal. */
  later: z.boolean(),
})

export const MapSite = Area.extend({ siteId: Id, siteName: z.string(), zone: z.string() })
export type MapSite = z.infer<typeof MapSite>

export const MapPerson = z.object({
  assignmentId: Id,
  seekerName: z.string(),
  jobId: Id,
  title: z.string(),
  siteId: Id,
  onBreak: z.boolean(),
  openAlerts: z.number().int(),
  /** Whether they share their position now. */
  shares: z.boolean(),
  /** The newest; null before the first, and while they do not share it. */
  position: Fix.nullable(),
})
export type MapPerson = z.infer<typeof MapPerson>

export const LiveMap = z.object({
  /** The server's time, to compute ages from. */
  now: Instant,
  sites: z.array(MapSite),
  people: z.array(MapPerson),
})
export type LiveMap = z.infer<typeof LiveMap>

export const trailEventKinds = [
  'bookOn',
  'breakStart',
  'breakEnd',
  'bookOff',
  'callAnswered',
  'callLate',
  'callMissed',
  'checkpoint',
  'report',
  'alert',
] as const

export const TrailEvent = z.object({
  at: Instant,
  kind: z.enum(trailEventKinds),
  /** Of a checkpoint its name, of an alert its kind. */
  checkpoint: z.string().nullable(),
  alert: z.enum(alertKinds).nullable(),
})
export type TrailEvent = z.infer<typeof TrailEvent>

export const Trail = z.object({
  assignmentId: Id,
  seekerName: z.string(),
  jobId: Id,
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  bookedOnAt: Instant.nullable(),
  bookedOffAt: Instant.nullable(),
  area: Area,
  /** When the positions were deleted; null while they are kept. */
  removedAt: Instant.nullable(),
  /** Oldest first, at most the last 5,000. */
  fixes: z.array(Fix),
  /** What happened on the shift, oldest first. */
  events: z.array(TrailEvent),
  now: Instant,
})
export type Trail = z.infer<typeof Trail>

export const liveMap = endpoints({
  'liveMap.show': {
    summary: 'My sites, everybody who is booked on, and where those were last who share their position.',
    requires: 'live-work.read',
    input: Nothing,
    output: LiveMap,
  },
  'liveMap.trail': {
    summary: 'Where one worker was during a shift, and what happened; positions are kept for 30 days after it.',
    requires: 'live-work.read',
    input: ById,
    output: Trail,
  },
})
