import { distanceBands } from '@s4/domain/distance-band'
import { missingPaperCodes } from '@s4/domain/missing-papers-text'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant, RatingSummary, text } from '../endpoint/shapes'

/** Somebody who can be at the shift, favourites first, then the nearest. */
export const CoverCandidate = z.object({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  /** On the company's list of saved workers. */
  favourite: z.boolean(),
  /** Approximate, from home; null when the home is unknown. */
  distance: z.enum(distanceBands).nullable(),
  /** An estimate from the far end of the distance. */
  travelMinutes: z.number().int().nullable(),
  thereAt: Instant.nullable(),
  workedHere: z.number().int(),
  rating: RatingSummary,
  /** What covering breaks of the working time, by their work for this company. */
  workingTimeWarnings: z.array(z.string()),
  /** What would stop them from booking on, as it is now. */
  missingPapers: z.array(z.enum(missingPaperCodes)),
  /** Has an open offer of this shift. */
  asked: z.boolean(),
})
export type CoverCandidate = z.infer<typeof CoverCandidate>

export const coverObstacles = [
  'doNotSend',
  'busy',
  'dayOff',
  'licence',
  'requirements',
  'refused',
  'rest',
  /** Own staff whom the job pays less than the minimum wage. */
  'wage',
  'tooFar',
] as const
export type CoverObstacle = (typeof coverObstacles)[number]

const Shift = z.object({ shiftId: Id, assignmentId: Id.optional() })

export const Cover = z.object({
  jobId: Id,
  shiftId: Id,
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  now: Instant,
  /** Whether somebody can still be asked: there is a place, and time. */
  open: z.boolean(),
  /** How many of those asked can get a place. */
  places: z.number().int(),
  candidates: z.array(CoverCandidate),
  /** How many others cannot cover it, by the first reason. */
  unavailable: z.array(z.object({ reason: z.enum(coverObstacles), people: z.number().int() })),
})
export type Cover = z.infer<typeof Cover>

export const cover = endpoints({
  'cover.find': {
    summary:
      'Who can cover a shift now. `assignmentId` names a late worker who keeps the place until somebody accepts, or ' +
      'somebody who booked off early.',
    requires: 'workers.cover',
    needs: ['complete', 'verified'],
    input: Shift,
    output: Cover,
  },
  'cover.ask': {
    summary: 'Offer a shift to several people at once; places go to the first to accept.',
    requires: 'workers.cover',
    needs: ['complete', 'verified'],
    input: Shift.extend({
      seekerIds: z.array(Id).min(1, 'Choose at least one person.').max(10, 'Ask at most 10 people at once.'),
      minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]).default(15),
      workingTimeReason: text(300).default(''),
    }),
    output: z.object({
      asked: z.array(Id),
      /** Who was not asked, and why. */
      leftOut: z.array(z.object({ seekerId: Id, reason: z.string() })),
    }),
  },
})
