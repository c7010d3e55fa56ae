import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, WallTime, line, words } from '../endpoint/shapes'
import { checkpointLetters } from '../endpoint/values'

const minutes = (least: number, most: number) =>
  z.coerce
    .number(`Use ${least} to ${most} minutes.`)
    .int('Use whole minutes.')
    .min(least, `Use ${least} to ${most} minutes.`)
    .max(most, `Use ${least} to ${most} minutes.`)

export const PatrolRouteFields = z
  .object({
    name: line('Name the route.', 60),
    /** The checkpoints in the order they are walked. */
    letters: z
      .array(z.enum(checkpointLetters))
      .min(1, 'Choose at least one checkpoint.')
      .max(10, 'A route has at most 10 checkpoints.')
      .refine((letters) => new Set(letters).size === letters.length, 'Choose each checkpoint once.'),
    anyOrder: z.boolean().default(false),
    /** Counted from the start of the shift; null when `times` says when. */
    everyMinutes: minutes(15, 720).nullable(),
    /** Times of the site's clock; empty when `everyMinutes` says when. */
    times: z.array(WallTime).max(24, 'Give at most 24 times.').default([]),
    windowMinutes: minutes(5, 240),
    toleranceMinutes: minutes(0, 60),
  })
  .refine(({ everyMinutes, times }) => (everyMinutes === null) === times.length > 0, {
    path: ['everyMinutes'],
    message: 'Say how often, or at which times.',
  })
export type PatrolRouteFields = z.infer<typeof PatrolRouteFields>

/** A route of checkpoints that workers on shift at a site walk while it is on. */
export const PatrolRoute = z.object({ ...PatrolRouteFields.shape, id: Id, isOn: z.boolean() })
export type PatrolRoute = z.infer<typeof PatrolRoute>

export const PatrolPoint = z.object({
  letter: z.enum(checkpointLetters),
  name: z.string(),
  scannedAt: Instant.nullable(),
  /** Scanned after the window and the tolerance. */
  isLate: z.boolean(),
  missedAt: Instant.nullable(),
})

/** One walk of a route within a shift. */
export const Patrol = z.object({
  id: Id,
  name: z.string(),
  anyOrder: z.boolean(),
  opensAt: Instant,
  startsAt: Instant,
  endsAt: Instant,
  missAt: Instant,
  status: z.enum(['due', 'done', 'missed', 'cutShort']),
  reason: z.string().nullable(),
  points: z.array(PatrolPoint),
})
export type Patrol = z.infer<typeof Patrol>

const ByPatrol = { id: Id, patrolId: Id }

export const patrols = endpoints({
  'patrols.routes': {
    summary: 'The patrol routes of a site, oldest first.',
    requires: 'sites.read',
    input: ById,
    output: z.array(PatrolRoute),
  },
  'patrols.addRoute': {
    summary: 'Add a patrol route to a site; it is on, also for shifts in progress. At most 20 for a site.',
    requires: 'sites.manage',
    input: PatrolRouteFields.safeExtend({ id: Id }),
    output: PatrolRoute,
  },
  'patrols.switchRoute': {
    summary: 'Switch a patrol route on or off; patrols that have not begun are taken back when it is off.',
    requires: 'sites.manage',
    input: z.object({ id: Id, routeId: Id, isOn: z.boolean() }),
    output: PatrolRoute,
  },
  'patrols.list': {
    summary: 'The patrols of a piece of work, in order of time.',
    requires: 'shift.read',
    input: ById,
    output: z.object({
      patrols: z.array(Patrol),
      /** By letter, what a phone without a signal knows its code by; one for each key, with a space between. */
      codeMarks: z.record(z.string(), z.string()),
      now: Instant,
    }),
  },
  'patrols.scan': {
    summary: 'Record a checkpoint of a patrol by its code; after the window it is recorded as late.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ ...ByPatrol, code: line('Scan or type the code of the checkpoint.', 300) }),
    output: Patrol,
  },
  'patrols.cutShort': {
    summary: 'End a patrol before all points are scanned, with a reason; the others count as missed.',
    requires: 'shift.work',
    fromPhone: 'record',
    input: z.object({ ...ByPatrol, reason: words('Say why you end the patrol: the company reads it.', 300) }),
    output: Patrol,
  },
})
