import { z } from 'zod'
import { endpoints } from './endpoint'
import {
  ById,
  CalendarDate,
  Done,
  Id,
  Instant,
  line,
  Minutes,
  Nothing,
  Paging,
  Pence,
  Point,
  RatingSummary,
  text,
  WallTime,
  words,
} from './shapes'
import { Checkpoint } from './sites'
import { UNITED_KINGDOM } from '@s4/domain/search-cell'
import { isRole, siaSectors } from '@s4/domain/sia'

export { siaSectors }

export const durations = ['1 Day', '2 Days', '3 Days', '1 Week', '2 Weeks', '1 Month'] as const
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const alertDurations = [15, 30, 60, 120] as const

const Occurrence = z.enum(['first', 'second'])

export const Schedule = z.object({
  startDate: CalendarDate,
  duration: z.enum(durations, 'Choose how long the job runs.'),
  days: z
    .array(
      z.object({
        day: z.enum(weekdays),
        start: WallTime,
        end: WallTime,
        /** Which of the two, on the night the clocks go back. */
        startOccurrence: Occurrence.optional(),
        endOccurrence: Occurrence.optional(),
      }),
    )
    .min(1, 'Choose at least one day.')
    .max(70, 'Keep to 70 lines: ten a day.'),
})
export type Schedule = z.infer<typeof Schedule>

/** Cancelling with less than `noticeHours` of notice owes `percent` of the shift's pay. */
export const NoticeBand = z.object({
  noticeHours: z.number().int().min(0).max(336),
  percent: z.number().int().min(0).max(100),
})
export const Terms = z.object({ company: z.array(NoticeBand).max(5), seeker: z.array(NoticeBand).max(5) })
export type Terms = z.infer<typeof Terms>

export const Pin = z.string().regex(/^\d{4}$/, 'Give a PIN of four digits, like 0427.')

export const JobDraft = z.object({
  title: line('Give the job a title.'),
  /** One of the trade's: the licence follows from it. */
  role: z.string().refine(isRole, 'Choose a role.'),
  description: text(4000).default(''),
  siteId: z.uuid('Choose a site.'),
  payPerHour: z
    .number('Enter the pay per hour, like 14.50.')
    .int('Enter whole pence.')
    .min(1, 'Enter an amount above zero.')
    .max(50_000, 'Enter £500.00 an hour or less.'),
  schedule: Schedule,
  positions: z
    .number('Enter how many people you need.')
    .int('Enter a whole number.')
    .min(1, 'You need at least one person.')
    .max(500, 'Post at most 500 positions a shift.'),
  pin: Pin,
  alertDuration: z.union(
    alertDurations.map((minutes) => z.literal(minutes)),
    'Choose 15, 30, 60 or 120 minutes.',
  ),
  breaksPaid: z.boolean().default(false),
  /** The SIA sector a worker's licence must cover; left out or null, the role's own, or none where the role needs none. */
  siaSector: z.enum(siaSectors).nullable().default(null),
  requirements: text(1000).default(''),
  terms: Terms.optional(),
})
export type JobDraft = z.infer<typeof JobDraft>

export const jobStatuses = [
  'draft',
  'open',
  'filled',
  'inProgress',
  'completed',
  'expired',
  'closed',
  'cancelled',
] as const
/** Derived from the stored status and the shifts, in one place (docs/product.md#job-status). */
export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof JobStatus>

export const Shift = z.object({
  id: Id,
  startsAt: Instant,
  endsAt: Instant,
  positions: z.number().int(),
  taken: z.number().int(),
  cancelled: z.boolean(),
})
export type Shift = z.infer<typeof Shift>

export const applicationStatuses = [
  'applied',
  'offered',
  'accepted',
  'declined',
  'lapsed',
  'withdrawn',
  'rejected',
] as const

/** One answer to *can I work this?*, with the screen that puts it right. */
export const WorkReason = z.object({
  code: z.string(),
  message: z.string(),
  fixPath: z.string().optional(),
  stopsAccepting: z.boolean(),
})
export type WorkReason = z.infer<typeof WorkReason>

const CompanyName = z.object({ _id: Id, companyName: z.string(), companyLogo: z.string().nullable() })

export const JobCard = z.object({
  id: Id,
  title: z.string(),
  role: z.string(),
  company: CompanyName,
  siteName: z.string(),
  /** Town or postcode district, never the full address. */
  place: z.string(),
  point: Point,
  zone: z.string(),
  payPerHour: Pence,
  /** Pay for the next bookable shift, in pence. */
  shiftPay: Pence,
  nextShift: z.object({ id: Id, startsAt: Instant, endsAt: Instant }).nullable(),
  /** Shifts that can still be had, the next one with them. */
  shiftCount: z.number().int(),
  /** The fewest places left among the shifts still bookable (docs/product.md#positions). */
  placesLeft: z.number().int(),
  siaSector: z.string().nullable(),
  status: JobStatus,
  postedAt: Instant,
  /** Over the ground from the place searched around, or from the seeker's home; null when neither is known. */
  metres: z.number().nullable(),
  saved: z.boolean(),
  /** Why the signed-in seeker may not, or may not want to, work the next shift; null for anybody else. */
  reasons: z.array(WorkReason).nullable(),
})
export type JobCard = z.infer<typeof JobCard>

export const JobDetails = JobCard.extend({
  /** What workers thought of the company. */
  companyRating: RatingSummary,
  description: z.string(),
  requirements: z.string(),
  address: z.string(),
  breaksPaid: z.boolean(),
  alertDuration: Minutes,
  terms: Terms,
  shifts: z.array(Shift),
  /** The signed-in seeker's latest application for this job, and of its open offers the one to answer first. */
  mine: z
    .object({
      application: z
        .object({ id: Id, status: z.enum(applicationStatuses), createdAt: Instant, reason: z.string().nullable() })
        .nullable(),
      offer: z.object({ id: Id, lapsesAt: Instant }).nullable(),
    })
    .nullable(),
})
export type JobDetails = z.infer<typeof JobDetails>

export const CompanyJob = z.object({
  id: Id,
  title: z.string(),
  role: z.string(),
  status: JobStatus,
  siteId: Id,
  siteName: z.string(),
  zone: z.string(),
  payPerHour: Pence,
  positions: z.number().int(),
  nextShift: z.object({ id: Id, startsAt: Instant, endsAt: Instant }).nullable(),
  shiftCount: z.number().int(),
  applicants: z.number().int(),
  offersOut: z.number().int(),
  /** Places taken and places in all, over the shifts not cancelled. */
  taken: z.number().int(),
  places: z.number().int(),
  inProgress: z.number().int(),
  postedAt: Instant.nullable(),
})
export type CompanyJob = z.infer<typeof CompanyJob>

export const CompanyJobDetails = CompanyJob.extend({
  description: z.string(),
  requirements: z.string(),
  address: z.string(),
  point: Point,
  pin: z.string(),
  schedule: Schedule,
  alertDuration: Minutes,
  breaksPaid: z.boolean(),
  siaSector: z.enum(siaSectors).nullable(),
  terms: Terms,
  checkpoints: z.array(Checkpoint),
  shifts: z.array(Shift),
})
export type CompanyJobDetails = z.infer<typeof CompanyJobDetails>

/** Narrows a company's list: words of the title or the site, and one state. */
export const CompanyJobFilter = z.object({ text: z.string().trim().max(200).optional(), state: JobStatus.optional() })

/** Tabs of the company's home. */
export const jobLists = ['recent', 'assigned', 'inProgress', 'completed'] as const

export const jobSorts = ['best', 'nearest', 'soonest', 'paid', 'newest'] as const

const OUTSIDE = 'Choose a place in the United Kingdom.'

/** A town or postcode, or degrees, with `within` in miles; `nearest` and `best` without a place go by the seeker's home. Dates are whole days in the United Kingdom. */
export const JobSearch = Paging.extend({
  text: z.string().trim().max(200, 'Use 200 characters or fewer.').optional(),
  place: z.string().trim().max(100, 'Use 100 characters or fewer.').optional(),
  lat: z.coerce.number().min(UNITED_KINGDOM.south, OUTSIDE).max(UNITED_KINGDOM.north, OUTSIDE).optional(),
  lng: z.coerce.number().min(UNITED_KINGDOM.west, OUTSIDE).max(UNITED_KINGDOM.east, OUTSIDE).optional(),
  within: z.coerce.number().int().min(1).max(500).default(25),
  payFrom: z.coerce.number('Enter the least pay per hour, like 14.50.').int().min(0).max(50_000).optional(),
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  role: z.string().max(60).optional(),
  siaSector: z.enum(siaSectors).optional(),
  companyId: Id.optional(),
  saved: z.literal('yes').optional(),
  sort: z.enum(jobSorts).default('soonest'),
})
  .refine(({ from, to }) => !from || !to || from <= to, { error: 'The last day is before the first.', path: ['to'] })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'Give both degrees of the place.',
    path: ['lat'],
  })
export type JobSearch = z.infer<typeof JobSearch>

export const jobs = endpoints({
  'openJobs.count': {
    summary: 'How many jobs are open now.',
    access: 'public',
    input: Nothing,
    output: z.object({ count: z.number().int() }),
  },
  'jobs.search': {
    summary: 'Open jobs by words, place, pay, days, role and licence, in the order asked for.',
    access: 'public',
    requires: ['complete'],
    paged: true,
    input: JobSearch,
    output: JobCard,
  },
  'jobs.show': { summary: 'One published job, with my part in it.', access: 'public', input: ById, output: JobDetails },
  'jobs.save': {
    summary: 'Keep a job on my list; doing it again changes nothing.',
    access: 'seeker',
    input: ById,
    output: Done,
  },
  'jobs.unsave': { summary: 'Take a job off my list.', access: 'seeker', input: ById, output: Done },
  'jobs.create': {
    summary: 'Save a job as a draft; `publish` posts it.',
    access: 'company',
    requires: ['complete', 'verified'],
    input: JobDraft.extend({ publish: z.boolean().default(false) }),
    output: CompanyJobDetails,
  },
  'jobs.update': {
    summary: 'Change a job: the whole of it.',
    access: 'company',
    requires: ['complete', 'verified'],
    input: JobDraft.extend({ id: Id, confirmAffected: z.boolean().default(false) }),
    output: CompanyJobDetails,
  },
  'jobs.publish': {
    summary: 'Post a draft.',
    access: 'company',
    requires: ['complete', 'verified'],
    input: ById,
    output: CompanyJobDetails,
  },
  'jobs.close': {
    summary: 'Take no more applications; agreed work goes on.',
    access: 'company',
    input: ById,
    output: CompanyJobDetails,
  },
  'jobs.cancel': {
    summary: 'Cancel the job and the work agreed on it, under its terms.',
    access: 'company',
    input: z.object({ id: Id, reason: words('Say why, for the people affected.', 300) }),
    output: CompanyJobDetails,
  },
  'jobs.cancellation': {
    summary: 'What cancelling a job now would end, and what it owes under the terms agreed.',
    access: 'company',
    input: ById,
    output: z.object({ places: z.number().int(), owed: Pence }),
  },
  'companyJobs.list': {
    summary: "My company's jobs.",
    access: 'company',
    paged: true,
    input: Paging.extend({ status: z.enum(jobLists).default('recent'), ...CompanyJobFilter.shape }),
    output: CompanyJob,
  },
  'companyJobs.counts': {
    summary: "How many of my company's jobs stand in each state.",
    access: 'company',
    input: z.object({ text: CompanyJobFilter.shape.text }),
    output: z.record(JobStatus, z.number().int()),
  },
  'companyJobs.show': {
    summary: "One of my company's jobs, with its PIN.",
    access: 'company',
    input: ById,
    output: CompanyJobDetails,
  },
})
