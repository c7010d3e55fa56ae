import { bandMiles, distanceBands } from '@s4/domain/distance-band'
import { checkStates } from '@s4/domain/due-checks'
import { skillCodes } from '@s4/domain/requirements'
import { siaSectors } from '@s4/domain/sia'
import { z } from 'zod'
import { weekdays } from '../endpoint/values'
import { endpoints } from '../endpoint/endpoint'
import {
  Before,
  ById,
  CalendarDate,
  Done,
  Id,
  Instant,
  Nothing,
  RatingSummary,
  WallTime,
  text,
  words,
} from '../endpoint/shapes'
import { AvailableHours } from './availability'
import { Education, Experience } from './history'

/** How well a seeker fits a company's work, and why: the reasons behind the ranking, in words. */
export const WorkerFit = z.object({
  score: z.number().int(),
  /**
   * The approximate distance from home to the site; null when the home is unknown. Never exact, because a company could
   * move a site to find the home.
   */
  distance: z.enum(distanceBands).nullable(),
  /** Farther than they usually travel. */
  tooFar: z.boolean(),
  /** `accepted`: one that fits was accepted by this company as it is now. */
  licence: z.enum(['accepted', 'fits', 'missing', 'expired', 'not-needed']),
  /** The sectors of the SIA licences they declare that reach the last day. */
  sectors: z.array(z.string()),
  /** Shifts completed for this company. */
  workedHere: z.number().int(),
  rating: RatingSummary,
  /** How many of their agreed and finished shifts they worked, for any company. */
  kept: z.number().int(),
  agreed: z.number().int(),
  /** Whether they are registered for VAT, which is then added to the pay; never the number. */
  chargesVat: z.boolean(),
  reasons: z.array(
    z.object({ good: z.boolean(), declared: z.boolean(), expired: z.literal(true).optional(), text: z.string() }),
  ),
})
export type WorkerFit = z.infer<typeof WorkerFit>

export const SavedState = z.object({ note: z.string(), doNotSend: z.boolean() })
/** The teams and tags that a company gave a saved worker. */
export const WorkerGroups = z.object({
  teams: z.array(z.object({ id: Id, name: z.string() })),
  tags: z.array(z.string()),
})
export type WorkerGroups = z.infer<typeof WorkerGroups>

/** A seeker as a company sees them when it looks for workers: never a sealed number. */
export const Worker = z.object({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  shortBio: z.string(),
  /** By the weekly hours they can work and their days off. */
  availability: z.enum(['within', 'outside', 'off', 'not-given']),
  fit: WorkerFit,
  /** Of this company, today. */
  ownStaff: z.boolean(),
  /** They have asked this company for help, and their phone must not ring. */
  inSecret: z.boolean(),
  saved: SavedState.nullable(),
})
export type Worker = z.infer<typeof Worker>

/**
 * What a company reads of somebody it may see, also before an application or an offer: no papers, numbers, contacts or
 * home (docs/product.md#worker-profiles).
 */
export const WorkerProfile = z.object({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  shortBio: z.string(),
  /** For the job or site that was named; without one, for no work in particular. */
  fit: WorkerFit,
  /** Of this company, today. */
  ownStaff: z.boolean(),
  /** SIA licences and certificates, with what this company found when it checked them. */
  papers: z.array(
    z.object({
      id: Id,
      name: z.string(),
      expiresOn: CalendarDate.nullable(),
      state: z.enum(checkStates),
      checkedAt: Instant.nullable(),
    }),
  ),
  rightToWork: z.enum(['given', 'not-given']),
  skills: z.array(z.enum(skillCodes)),
  hasCar: z.boolean(),
  hours: z.array(AvailableHours),
  experiences: z.array(Experience),
  educationRecords: z.array(Education),
  /** As for `Worker`. */
  inSecret: z.boolean(),
  saved: SavedState.nullable(),
})
export type WorkerProfile = z.infer<typeof WorkerProfile>

/** Why somebody is blocked, and why they are not any more; the worker finds it in their export. */
export const WorkerBlock = z.object({
  id: Id,
  reason: z.string(),
  /** The member who set it; empty when unknown. */
  setBy: z.string(),
  setAt: Instant,
  lifted: z.object({ reason: z.string(), by: z.string(), at: Instant }).nullable(),
})
export type WorkerBlock = z.infer<typeof WorkerBlock>

const BlockReason = z.object({ id: Id, reason: words('Say why.', 500) })

export const SavedWorker = SavedState.extend({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  ...WorkerGroups.shape,
  workedHere: z.number().int(),
  rating: RatingSummary,
  savedAt: Instant,
  /** As for `Worker`. */
  inSecret: z.boolean(),
  /** How they work for the company, and what it has proposed to them instead. */
  engagement: z.object({
    kind: z.enum(['self-employed', 'own-staff']),
    payrollNumber: z.string(),
    /** The first day it counts; null for self-employed people who never agreed to anything else. */
    since: CalendarDate.nullable(),
    proposed: z.object({ kind: z.enum(['self-employed', 'own-staff']), startsOn: CalendarDate }).nullable(),
  }),
  /** Why they are blocked; null while they are not. */
  block: WorkerBlock.nullable(),
})
export type SavedWorker = z.infer<typeof SavedWorker>

/** Whom of the saved workers a list shows: those of a team, with a tag. */
export const SavedWorkerFilter = z.object({ team: Id.optional(), tag: text(40).optional() })
export type SavedWorkerFilter = z.infer<typeof SavedWorkerFilter>

/** When and where a worker is needed: on a date, or on the same weekday every week. */
export const WorkerSearch = z.object({
  siteId: z.uuid('Choose a site.'),
  date: CalendarDate.optional(),
  weekday: z.enum(weekdays, 'Choose a weekday.').optional(),
  start: WallTime.optional(),
  end: WallTime.optional(),
  /** Under this many miles from the site. */
  withinMiles: z.coerce.number().pipe(z.literal(bandMiles, 'Choose 1, 2, 5, 10, 20, 50 or 100 miles.')).optional(),
  sector: z.enum(siaSectors, 'Choose an SIA licence of the list.').optional(),
  minStars: z.coerce.number('Choose from 1 to 5 stars.').min(1).max(5).optional(),
  workedHere: z.enum(['yes']).optional(),
  /** Of the company's saved workers only those in this team, or with this tag. */
  team: Id.optional(),
  tag: text(40).optional(),
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
  'workers.show': {
    summary: 'The profile of a worker whom my company may see, and how they fit a job or site of mine; never papers.',
    requires: 'workers.find',
    input: z.object({ id: Id, jobId: Id.optional(), siteId: Id.optional() }),
    output: WorkerProfile,
  },
  'workers.list': {
    summary: "My company's saved workers, by name.",
    requires: 'workers.read',
    input: Nothing,
    output: z.array(SavedWorker),
  },
  'workers.save': {
    summary: 'Save a worker, or change the note.',
    requires: 'workers.save',
    input: z.object({ id: Id, note: text(500).optional(), before: Before }),
    output: SavedWorker,
  },
  'workers.remove': {
    summary: 'Take a worker off the list; not while they are blocked.',
    requires: 'workers.save',
    input: ById,
    output: Done,
  },
  'workers.block': {
    summary: 'Block a worker, with the reason. They are put on the list of saved workers.',
    requires: 'workers.save',
    input: BlockReason,
    output: SavedWorker,
  },
  'workers.unblock': {
    summary: 'Send a worker again, with the reason.',
    requires: 'workers.save',
    input: BlockReason,
    output: SavedWorker,
  },
  'workers.blocks': {
    summary: 'When and why my company blocked a worker, the newest first.',
    requires: 'workers.read',
    input: ById,
    output: z.array(WorkerBlock),
  },
})
