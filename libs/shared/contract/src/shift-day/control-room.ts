import { severities } from '@s4/domain/alert-severity'
import { unansweredStates } from '@s4/domain/escalation'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Id, Instant, Nothing, Point } from '../endpoint/shapes'
import { alertKinds } from './alerts'

const Place = z.object({
  jobId: Id,
  siteId: Id,
  siteName: z.string(),
  title: z.string(),
  zone: z.string(),
})

const ShiftThere = Place.extend({ shiftId: Id, startsAt: Instant, endsAt: Instant })

const WorkerThere = ShiftThere.extend({
  assignmentId: Id,
  seekerId: Id,
  seekerName: z.string(),
  phone: z.string().nullable(),
  /** Asked for help in discreet mode: the phone must not ring. */
  inSecret: z.boolean(),
})

/** A worker with a place who has not booked on, from 10 minutes after they were expected. */
export const RoomLate = WorkerThere.extend({
  /** When they were expected: the start of the shift, or when somebody who covers it can be there. */
  expectedAt: Instant,
  /** The open alert about it; null before it is raised and once it is resolved. */
  alertId: Id.nullable(),
  acknowledgedAt: Instant.nullable(),
  acknowledgedBy: z.string().nullable(),
})
export type RoomLate = z.infer<typeof RoomLate>

/** An open alert that is not about coming late. */
export const RoomAlert = WorkerThere.extend({
  alertId: Id,
  kind: z.enum(alertKinds),
  severity: z.enum(severities),
  raisedAt: Instant,
  acknowledgedAt: Instant.nullable(),
  acknowledgedBy: z.string().nullable(),
  /** Where the worker last was; null when the position is not shared. */
  lastSeen: z.object({ inside: z.enum(['inside', 'outside', 'uncertain']), at: Instant }).nullable(),
  /** When somebody who left the site was seen inside again. */
  backInsideAt: Instant.nullable(),
  /** When the missed check call was due. */
  callDueAt: Instant.nullable(),
  /** When the worker answered the missed check call after all. */
  answeredAt: Instant.nullable(),
  bookedOffAt: Instant.nullable(),
  /** Of somebody who left early: how many are booked on at the site now. */
  othersOn: z.number().int().nullable(),
  /** Nobody else is left to tell, and nobody has acknowledged it. */
  unanswered: z.enum(unansweredStates).nullable(),
})
export type RoomAlert = z.infer<typeof RoomAlert>

/** A check call that is due and neither answered nor missed yet. */
export const RoomCall = WorkerThere.extend({ dueAt: Instant, missAt: Instant })
export type RoomCall = z.infer<typeof RoomCall>

/** A shift of a published job with places that nobody has. */
export const RoomUnfilled = ShiftThere.extend({
  positions: z.number().int(),
  taken: z.number().int(),
  offersOut: z.number().int(),
  /** When the last open offer lapses. */
  offersLapseAt: Instant.nullable(),
  applicants: z.number().int(),
  /** Who last lost a place on it. */
  lost: z.object({ seekerName: z.string(), how: z.enum(['cancelled', 'noShow']), at: Instant }).nullable(),
})
export type RoomUnfilled = z.infer<typeof RoomUnfilled>

export const RoomApplicants = Place.extend({
  waiting: z.number().int(),
  since: Instant,
  /** Every place of the shifts to come is taken. */
  full: z.boolean(),
})
export type RoomApplicants = z.infer<typeof RoomApplicants>

/** What happens next: a shift starts or ends, or check calls fall due. */
export const RoomMoment = ShiftThere.extend({
  kind: z.enum(['start', 'end', 'call']),
  at: Instant,
  people: z.number().int(),
  /** Places of a starting shift that nobody has. */
  open: z.number().int(),
})
export type RoomMoment = z.infer<typeof RoomMoment>

export const ControlRoom = z.object({
  /** The server's time, to compute ages from. */
  now: Instant,
  figures: z.object({
    on: z.number().int(),
    /** Have a place on a shift that starts in the next 24 hours. */
    expected: z.number().int(),
    late: z.number().int(),
    noAnswer: z.number().int(),
    alerts: z.number().int(),
    /** Places nobody has, on shifts on now or starting in the next 24 hours. */
    unfilled: z.number().int(),
    hoursToAgree: z.number().int(),
  }),
  /** When the first hours to agree are agreed by themselves. */
  hoursAgreedAt: Instant.nullable(),
  /** Of each list the most pressing 100. */
  late: z.array(RoomLate),
  alerts: z.array(RoomAlert),
  calls: z.array(RoomCall),
  unfilled: z.array(RoomUnfilled),
  /** Places nobody has on shifts that start after the next 24 hours, within 7 days. */
  unfilledLater: z.object({
    places: z.number().int(),
    shifts: z.number().int(),
    /** The first of those shifts; null when every place is taken. */
    first: ShiftThere.nullable(),
  }),
  applicants: z.array(RoomApplicants),
  /** Clients whose contract asks in the next 7 days for people not posted; none for who may not see clients. */
  notPosted: z.array(z.object({ id: Id, name: z.string(), places: z.number().int(), from: CalendarDate })),
  /** Drafts that recurring work made, with shifts to come; none for who may not post them. */
  drafts: z.object({ jobs: z.number().int(), first: ShiftThere.nullable() }),
  /** The next 60. */
  timeline: z.array(RoomMoment),
})
export type ControlRoom = z.infer<typeof ControlRoom>

export const RoomSite = z.object({
  siteId: Id,
  siteName: z.string(),
  point: Point,
  /** People at work there now, and those expected in the next 24 hours. */
  on: z.number().int(),
  expected: z.number().int(),
})
export type RoomSite = z.infer<typeof RoomSite>

/** Where somebody at work was last, while they share it. */
export const RoomPerson = z.object({
  assignmentId: Id,
  seekerName: z.string(),
  siteName: z.string(),
  point: Point,
  inside: z.enum(['inside', 'outside', 'uncertain']),
  at: Instant,
  openAlerts: z.number().int(),
})
export type RoomPerson = z.infer<typeof RoomPerson>

export const controlRoom = endpoints({
  'controlRoom.show': {
    summary: 'What needs somebody now, and what happens at my company in the next 24 hours.',
    requires: 'live-work.read',
    input: Nothing,
    output: ControlRoom,
  },
  'controlRoom.map': {
    summary: 'My sites, and where people at work are who share their position.',
    requires: 'live-work.read',
    input: Nothing,
    output: z.object({ now: Instant, sites: z.array(RoomSite), people: z.array(RoomPerson) }),
  },
})
