import { bandMiles, distanceBands } from '@s4/domain/distance-band'
import { siaSectors } from '@s4/domain/sia'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import {
  ById,
  CalendarDate,
  Done,
  Id,
  Instant,
  Nothing,
  RatingSummary,
  WallTime,
  text,
  weekdays,
} from '../endpoint/shapes'

/** How well a seeker fits a company's work, and why: the reasons behind the ranking, in words. */
export const WorkerFit = z.object({
  score: z.number().int(),
  /**
   * The approximate distance from home to the site; null when the home is unknown. Never exact, because a company could
   * move a site to find the home.
   */
  distance: z.enum(distanceBands).nullable(),
  licence: z.enum(['fits', 'missing', 'expired', 'not-needed']),
  /** Shifts completed for this company. */
  workedHere: z.number().int(),
  rating: RatingSummary,
  /** How many of their agreed and finished shifts they worked, for any company. */
  kept: z.number().int(),
  agreed: z.number().int(),
  /** Whether they are registered for VAT, which is then added to the pay; never the number. */
  chargesVat: z.boolean(),
  reasons: z.array(z.object({ good: z.boolean(), text: z.string() })),
})
export type WorkerFit = z.infer<typeof WorkerFit>

export const SavedState = z.object({ note: z.string(), doNotSend: z.boolean() })
/** A seeker as a company sees them when it looks for workers: never a sealed number. */
export const Worker = z.object({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  shortBio: z.string(),
  /** By the weekly hours they can work. */
  availability: z.enum(['within', 'outside', 'not-given']),
  fit: WorkerFit,
  saved: SavedState.nullable(),
})
export type Worker = z.infer<typeof Worker>

export const SavedWorker = SavedState.extend({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  workedHere: z.number().int(),
  rating: RatingSummary,
  savedAt: Instant,
})
export type SavedWorker = z.infer<typeof SavedWorker>

/** When and where a worker is needed: on a date, or on the same weekday every week. */
export const WorkerSearch = z.object({
  siteId: z.uuid('Choose a site.'),
  date: CalendarDate.optional(),
  weekday: z.enum(weekdays).optional(),
  start: WallTime.optional(),
  end: WallTime.optional(),
  /** Under this many miles from the site. */
  withinMiles: z.coerce.number().pipe(z.literal(bandMiles, 'Choose 1, 2, 5, 10, 20, 50 or 100 miles.')).optional(),
  sector: z.enum(siaSectors).optional(),
  minStars: z.coerce.number().min(1).max(5).optional(),
  workedHere: z.enum(['yes']).optional(),
})
export type WorkerSearch = z.infer<typeof WorkerSearch>

export const workers = endpoints({
  'workers.find': {
    summary: 'Workers who could work at a site at a time: findable seekers, and those who worked for my company.',
    requires: 'workers.find',
    needs: ['complete', 'verified'],
    input: WorkerSearch,
    output: z.array(Worker),
  },
  'workers.list': {
    summary: "My company's saved workers, by name.",
    requires: 'workers.read',
    input: Nothing,
    output: z.array(SavedWorker),
  },
  'workers.save': {
    summary: 'Save a worker, or change the note or *do not send*.',
    requires: 'workers.save',
    input: z.object({ id: Id, note: text(500).optional(), doNotSend: z.boolean().optional() }),
    output: SavedWorker,
  },
  'workers.remove': { summary: 'Take a worker off the list.', requires: 'workers.save', input: ById, output: Done },
})
