import { siaSectors } from '@s4/domain/sia'
import { findMonday } from '@s4/domain/week'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Id, Instant, Pence, WallTime } from '../endpoint/shapes'
import { WorkerGroups } from '../profiles/workers'
import { AssignmentStatus } from './assignments'
import { Shift, Terms } from './jobs'

const Monday = CalendarDate.refine((date) => findMonday(date) === date, 'Give the Monday of a week.')
const Span = z.object({ startsAt: Instant, endsAt: Instant })
/** A worker in a company's rota, with what decides whether they can be given a shift; never a sealed number. */
export const RotaWorker = z.object({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  saved: z.boolean(),
  ...WorkerGroups.shape,
  doNotSend: z.boolean(),
  /** Asked this company for help in discreet mode: the phone must not ring. */
  inSecret: z.boolean(),
  chargesVat: z.boolean(),
  licences: z.array(z.object({ sector: z.string(), expiresOn: CalendarDate.nullable() })),
  /** The weekly hours they can work, 1 = Monday; empty when they gave none. */
  hours: z.array(z.object({ weekday: z.number().int(), start: WallTime, end: WallTime })),
  /** In the week and on the day after. */
  daysOff: z.array(z.object({ from: CalendarDate, to: CalendarDate })),
  /** When they work for other companies, without saying for whom. */
  busy: z.array(Span),
})
export type RotaWorker = z.infer<typeof RotaWorker>

export const RotaJob = z.object({
  id: Id,
  title: z.string(),
  role: z.string(),
  siteId: Id,
  siteName: z.string(),
  zone: z.string(),
  payPerHour: Pence,
  siaSector: z.enum(siaSectors).nullable(),
  terms: Terms,
})
export type RotaJob = z.infer<typeof RotaJob>

/** A shift that begins in the week; `open` while one of its places can still be offered. */
export const RotaShift = Shift.omit({ cancelled: true }).extend({ jobId: Id, open: z.boolean() })
export type RotaShift = z.infer<typeof RotaShift>

/** A shift of a draft that begins in the week: no worker sees it before the job is posted. */
export const RotaDraft = Span.extend({ id: Id, jobId: Id, positions: z.number().int() })
export type RotaDraft = z.infer<typeof RotaDraft>

/** Agreed work of the week and of the two days on each side, which count for rest. */
export const RotaWork = Span.extend({
  id: Id,
  jobId: Id,
  shiftId: Id,
  seekerId: Id,
  status: AssignmentStatus,
  /** Its planned end, or when it was booked off: the rest counts from then. */
  workedUntil: Instant,
  /** For the whole shift, under the terms agreed. */
  pay: Pence,
})
export type RotaWork = z.infer<typeof RotaWork>

export const RotaOffer = z.object({
  id: Id,
  jobId: Id,
  seekerId: Id,
  lapsesAt: Instant,
  shifts: z.array(Span.extend({ id: Id })),
})
export type RotaOffer = z.infer<typeof RotaOffer>

export const Rota = z.object({
  week: CalendarDate,
  workers: z.array(RotaWorker),
  jobs: z.array(RotaJob),
  shifts: z.array(RotaShift),
  drafts: z.array(RotaDraft),
  work: z.array(RotaWork),
  offers: z.array(RotaOffer),
})
export type Rota = z.infer<typeof Rota>

export const rota = endpoints({
  'rota.show': {
    summary: 'One week of my company: workers who are saved or have work, shifts, drafts, agreed work and open offers.',
    requires: 'rota.read',
    input: z.object({ week: Monday }),
    output: Rota,
  },
})
