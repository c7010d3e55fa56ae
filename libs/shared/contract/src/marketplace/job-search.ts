import { UNITED_KINGDOM } from '@s4/domain/search-cell'
import { siaSectors } from '@s4/domain/sia'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import {
  ById,
  CalendarDate,
  Done,
  Id,
  Instant,
  Minutes,
  Nothing,
  Paging,
  Pence,
  Point,
  RatingSummary,
  text,
} from '../endpoint/shapes'
import { applicationStatuses } from './applications'
import { JobStatus, PayLine, RequirementCodes, Shift, Terms } from './jobs'

/** One answer to *can I work this?*, with the screen that puts it right. */
export const WorkReason = z.object({
  code: z.string(),
  message: z.string(),
  fixPath: z.string().optional(),
  stopsAccepting: z.boolean(),
})
export type WorkReason = z.infer<typeof WorkReason>

const CompanyName = z.object({
  _id: Id,
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  /** Whether S4's staff have verified it (docs/product.md#vetting). */
  verified: z.boolean(),
})
export const JobCard = z.object({
  id: Id,
  title: z.string(),
  role: z.string(),
  company: CompanyName,
  siteName: z.string(),
  /** Town or postcode district, never the full address. */
  town: z.string(),
  point: Point,
  zone: z.string(),
  payPerHour: Pence,
  /** Pay for the next bookable shift, in pence. */
  shiftPay: Pence,
  /** Unpaid breaks come off it. */
  breaksPaid: z.boolean(),
  /** The lines that make it. */
  payLines: z.array(PayLine),
  nextShift: z.object({ id: Id, startsAt: Instant, endsAt: Instant }).nullable(),
  /** Shifts that can still be had, the next one with them. */
  shiftCount: z.number().int(),
  /** The fewest places left among the shifts still bookable (docs/product.md#positions). */
  placesLeft: z.number().int(),
  siaSector: z.string().nullable(),
  status: JobStatus,
  postedAt: Instant,
  /** Distance from the searched location, or from the seeker's home; null when neither is known. */
  metres: z.number().nullable(),
  saved: z.boolean(),
  /** Where the signed-in seeker stands with it: an open offer, or else the live application. */
  standing: z.enum(['applied', 'offered', 'accepted']).nullable(),
  /** Why the signed-in seeker may not, or may not want to, work the next shift; null for anybody else. */
  reasons: z.array(WorkReason).nullable(),
})
export type JobCard = z.infer<typeof JobCard>

export const JobDetails = JobCard.extend({
  /** What workers thought of the company. */
  companyRating: RatingSummary,
  description: z.string(),
  requirements: RequirementCodes,
  otherRequirements: z.string(),
  address: z.string(),
  alertDuration: Minutes,
  terms: Terms,
  shifts: z.array(Shift),
  /** The signed-in seeker's latest application for this job, and of its open offers the one to answer first. */
  mine: z
    .object({
      application: z
        .object({
          id: Id,
          status: z.enum(applicationStatuses),
          createdAt: Instant,
          reason: z.string().nullable(),
          /** What they wrote to the company; empty when nothing. */
          note: z.string(),
          /** The shifts it is for; null for the whole job. */
          shiftIds: z.array(Id).nullable(),
        })
        .nullable(),
      offer: z.object({ id: Id, lapsesAt: Instant }).nullable(),
      /** Shifts they have or had a place on, each with the sentence that says so. */
      ownShifts: z.array(z.object({ shiftId: Id, text: z.string() })),
      /** These, and shifts at whose time they have agreed other work. */
      clashingShiftIds: z.array(Id),
      /** Shifts that leave less than 11 h of rest beside it, each with the sentence that says so. */
      shortRests: z.array(z.object({ shiftId: Id, text: z.string() })),
    })
    .nullable(),
})
export type JobDetails = z.infer<typeof JobDetails>

export const jobSorts = ['best', 'nearest', 'soonest', 'paid', 'newest'] as const
/** Around a place, unless another distance is chosen. */
export const USUAL_MILES = 25
const OUTSIDE_UK = 'Choose a place in the United Kingdom.'
/**
 * A town or postcode, or degrees, with `within` in miles, 25 when left out; without them the seeker's home, where it is
 * known, as far as they travel. Among the jobs they saved, and those of one company, there is no limit. Dates are whole
 * days in the United Kingdom.
 */
export const JobSearch = Paging.extend({
  text: text(200).optional(),
  town: text(100).optional(),
  lat: z.coerce.number(OUTSIDE_UK).min(UNITED_KINGDOM.south).max(UNITED_KINGDOM.north).optional(),
  lng: z.coerce.number(OUTSIDE_UK).min(UNITED_KINGDOM.west).max(UNITED_KINGDOM.east).optional(),
  within: z.coerce.number('Choose from 1 to 500 miles.').int().min(1).max(500).optional(),
  payFrom: z.coerce
    .number('Enter the least pay per hour, like 14.50.')
    .int()
    .min(0)
    .max(50_000, 'Enter £500.00 an hour or less.')
    .optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  role: z.string().max(60, 'Choose a role of the list.').optional(),
  siaSector: z.enum(siaSectors, 'Choose an SIA licence of the list.').optional(),
  companyId: Id.optional(),
  saved: z.literal('yes').optional(),
  /** Only jobs whose next shift the signed-in seeker is free for and has every paper and requirement for. */
  workable: z.literal('yes').optional(),
  sort: z.enum(jobSorts).default('soonest'),
})
  .refine(({ from, to }) => !from || !to || from <= to, { error: 'The last day is before the first.', path: ['to'] })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'Give both degrees of the place.',
    path: ['lat'],
  })
export type JobSearch = z.infer<typeof JobSearch>

export const jobSearch = endpoints({
  'jobSearch.count': {
    summary: 'How many jobs are open now.',
    requires: 'public',
    input: Nothing,
    output: z.object({ count: z.number().int() }),
  },
  'jobSearch.list': {
    summary: 'Open jobs by words, town, pay, days, role and licence, in the order asked for.',
    requires: 'public',
    needs: ['named'],
    paged: true,
    beside: z.object({
      /**
       * No job was found for the text, and those on the page were found for these words instead: alike ones that jobs
       * have, or what the trade says. Left out when the jobs were found for the text itself, and when there are none.
       */
      searchedInstead: z.string().optional(),
      /** The text has no word that could be in a job, like *the* or an emoji alone: no job is found anywhere. */
      noWords: z.literal(true).optional(),
    }),
    input: JobSearch,
    output: JobCard,
  },
  'jobSearch.show': {
    summary: 'One published job, with my part in it.',
    requires: 'public',
    input: ById,
    output: JobDetails,
  },
  'jobSearch.save': {
    summary: 'Keep a job on my list; doing it again changes nothing.',
    requires: 'jobs.save',
    input: ById,
    output: Done,
  },
  'jobSearch.unsave': { summary: 'Take a job off my list.', requires: 'jobs.save', input: ById, output: Done },
})
