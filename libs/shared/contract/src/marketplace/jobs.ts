import { defaultPayTerms, paymentDays } from '@s4/domain/pay-terms'
import { requirementCodes } from '@s4/domain/requirements'
import { isRole, siaSectors } from '@s4/domain/sia'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import {
  Before,
  ById,
  CalendarDate,
  CostAsRead,
  Id,
  Instant,
  Minutes,
  Nothing,
  Paging,
  Pence,
  Point,
  WallTime,
  line,
  sortBy,
  text,
  words,
} from '../endpoint/shapes'
import { Checkpoint } from './sites'
import { alertDurations, durations, weekdays } from '../endpoint/values'

export { siaSectors }

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
    .min(1, 'Add at least one day.')
    .max(70, 'Enter 70 times or fewer, ten for each day.'),
})
export type Schedule = z.infer<typeof Schedule>

/** Cancelling with less than `noticeHours` of notice owes `percent` of the shift's pay. */
export const NoticeBand = z.object({
  noticeHours: z.number().int().min(0).max(336),
  percent: z.number().int().min(0).max(100),
})

const premium = {
  unit: z.enum(['percent', 'pencePerHour']),
  extra: z.number('Enter how much is added.').int('Enter a whole number.').min(1, 'Enter more than zero.').max(10_000),
}
/** More than the base rate for the minutes it covers; the highest that applies to a minute counts. */
export const PayBand = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal(['saturday', 'sunday', 'bankHoliday']), ...premium }),
    z.object({ kind: z.literal('night'), from: WallTime, to: WallTime, ...premium }),
    z.object({
      kind: z.literal('dates'),
      dates: z.array(CalendarDate).min(1, 'Name at least one date.').max(30, 'Name at most 30 dates.'),
      ...premium,
    }),
  ])
  .refine(({ unit, extra }) => unit !== 'percent' || extra <= 300, {
    error: 'Add 300 per cent or less.',
    path: ['extra'],
  })
  .refine((band) => band.kind !== 'night' || band.from !== band.to, {
    error: 'The night ends at another time than it begins.',
    path: ['to'],
  })
export type PayBand = z.infer<typeof PayBand>

const mostPence = z.number().int().min(0).max(50_000, 'Enter £500.00 or less.')
/** How work is paid besides the base rate (docs/product.md#pay-terms). */
export const PayTerms = z.object({
  bands: z.array(PayBand).max(8, 'Enter eight higher rates or fewer.'),
  minimumMinutes: z.number().int().min(0).max(720, 'Pay 12 hours at least, or less.'),
  expenses: z
    .object({
      pencePerMile: z.number().int().min(0).max(200, 'Enter £2.00 a mile or less.'),
      mileageUpTo: mostPence,
      parkingUpTo: mostPence,
      receipts: z.boolean(),
    })
    .refine(({ pencePerMile, mileageUpTo }) => pencePerMile === 0 || mileageUpTo >= pencePerMile, {
      error: 'Give the most for a shift: one mile or more.',
      path: ['mileageUpTo'],
    })
    .refine(({ pencePerMile, mileageUpTo }) => mileageUpTo === 0 || pencePerMile > 0, {
      error: 'Give what a mile is paid.',
      path: ['pencePerMile'],
    }),
  paymentDays: z.enum(paymentDays),
})
export type PayTerms = z.infer<typeof PayTerms>

export const Terms = z.object({
  company: z.array(NoticeBand).max(5),
  seeker: z.array(NoticeBand).max(5),
  pay: PayTerms.default(defaultPayTerms),
  /** Whether the worker may send another one instead; left out: no. */
  substitution: z.boolean().optional(),
})
export type Terms = z.infer<typeof Terms>

/** What a job asks for besides a licence (@s4/domain/requirements); matched with what workers declare. */
export const RequirementCodes = z.array(z.enum(requirementCodes))

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
    .max(500, 'Post at most 500 places a shift.'),
  pin: Pin,
  alertDuration: z.union(
    alertDurations.map((minutes) => z.literal(minutes)),
    'Choose 15, 30, 60 or 120 minutes.',
  ),
  breaksPaid: z.boolean().default(false),
  /**
   * The SIA sector a worker's licence must cover; left out or null, the role's own, or none where the role needs none.
   */
  siaSector: z.enum(siaSectors).nullable().default(null),
  requirements: RequirementCodes.max(20, 'Choose at most 20 requirements.')
    .default([])
    .transform((codes) => [...new Set(codes)].toSorted()),
  /** Free text, which is not matched. */
  otherRequirements: text(1000).default(''),
  /** Known risks of this work, and the steps taken against them; stands in the terms. */
  knownRisks: text(1000).default(''),
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

/** Minutes in a row at one rate; `label` names the band and is null at the base rate. */
export const RatedStretch = z.object({ label: z.string().nullable(), pencePerHour: Pence, minutes: Minutes })
/** One line of the pay for a shift. */
export const PayLine = RatedStretch.extend({ kind: z.enum(['work', 'minimumCallOut', 'extraTime']), pence: Pence })
export type PayLine = z.infer<typeof PayLine>

export const Shift = z.object({
  id: Id,
  startsAt: Instant,
  endsAt: Instant,
  positions: z.number().int(),
  taken: z.number().int(),
  cancelled: z.boolean(),
  /** How its minutes are paid; empty when all are at the base rate. */
  stretches: z.array(RatedStretch),
})
export type Shift = z.infer<typeof Shift>

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
  /** Who has applied and has no open offer: the company decides. */
  applicants: z.number().int(),
  offersOut: z.number().int(),
  /** Places taken and places in all, over the shifts not cancelled. */
  taken: z.number().int(),
  places: z.number().int(),
  inProgress: z.number().int(),
  postedAt: Instant.nullable(),
  /** Made from a pattern of recurring work. */
  recurring: z.boolean(),
  /** Whom the job is for; null also for a member who may not see clients. */
  client: z.object({ id: Id, name: z.string() }).nullable(),
  /** Who has a place on the next shift, by name; only in the list of assigned jobs. */
  people: z.array(z.string()).optional(),
})
export type CompanyJob = z.infer<typeof CompanyJob>

export const CompanyJobDetails = CompanyJob.extend({
  description: z.string(),
  requirements: RequirementCodes,
  otherRequirements: z.string(),
  knownRisks: z.string(),
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
  /** Of each shift the people who applied for it or for the whole job and whom the company has not answered. */
  applicantsByShift: z.record(Id, z.number().int()),
  /** The title of the client's contract that the job is done under; null also like `client`. */
  contractTitle: z.string().nullable(),
})
export type CompanyJobDetails = z.infer<typeof CompanyJobDetails>

/** Narrows a company's list: words of title or site, a postcode, a site, a client, a day with a shift, one state. */
export const CompanyJobFilter = z.object({
  text: text(200).optional(),
  siteId: Id.optional(),
  clientId: Id.optional(),
  /** A shift starts on it, by the clock of the site. */
  day: CalendarDate.optional(),
  state: JobStatus.optional(),
})
export type CompanyJobFilter = z.infer<typeof CompanyJobFilter>
/** The order of a company's list of jobs; without one the soonest shift first. */
export const CompanyJobSort = z.object({ sort: sortBy(['title', 'site', 'pay', 'applicants', 'free']) })
export type CompanyJobSort = z.infer<typeof CompanyJobSort>
/** A shift that a job of the company has already, for the same role at the same site. */
export const PostedAlready = z.object({
  id: Id,
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
})
export type PostedAlready = z.infer<typeof PostedAlready>

/** Posts a job although its site, role and times are posted already. */
const confirmRepeat = z.boolean().default(false)

/** Tabs of the company's home. */
export const jobLists = ['recent', 'assigned', 'inProgress', 'completed'] as const

export const jobs = endpoints({
  'jobs.create': {
    summary: 'Save a job as a draft; `publish` posts it. Posting one again has to be confirmed.',
    requires: 'jobs.post',
    needs: ['complete', 'verified'],
    input: JobDraft.extend({ publish: z.boolean().default(false), confirmRepeat }),
    output: CompanyJobDetails,
  },
  'jobs.update': {
    summary: 'Change a job; every field is replaced, but terms left out, or their pay, stay.',
    requires: 'jobs.post',
    needs: ['complete', 'verified'],
    input: JobDraft.extend({
      id: Id,
      terms: Terms.extend({ pay: PayTerms.optional() }).optional(),
      before: Before,
      confirmAffected: z.boolean().default(false),
      owed: CostAsRead,
    }),
    output: CompanyJobDetails,
  },
  'jobs.publish': {
    summary: 'Post a draft. Posting a job again has to be confirmed.',
    requires: 'jobs.post',
    needs: ['complete', 'verified'],
    input: ById.extend({ confirmRepeat }),
    output: CompanyJobDetails,
  },
  'jobs.close': {
    summary: 'Take no more applications; agreed work goes on.',
    requires: 'jobs.close',
    input: ById,
    output: CompanyJobDetails,
  },
  'jobs.cancel': {
    summary: 'Cancel the job and the work agreed on it, under its terms.',
    requires: 'jobs.close',
    input: z.object({ id: Id, reason: words('Say why, for the people affected.', 300), owed: CostAsRead }),
    output: CompanyJobDetails,
  },
  'jobs.cancellation': {
    summary: 'What cancelling a job now would end, and what it owes under the terms agreed.',
    requires: 'jobs.read',
    input: ById,
    output: z.object({ places: z.number().int(), owed: Pence }),
  },
  'jobs.lastTerms': {
    summary:
      'Terms and pay of the job my company posted or wrote last, to propose for the next; null before the first.',
    requires: 'jobs.read',
    input: Nothing,
    output: z.object({ terms: Terms.nullable(), payPerHour: Pence.nullable() }),
  },
  'jobs.list': {
    summary: "My company's jobs.",
    requires: 'jobs.read',
    paged: true,
    input: Paging.extend({
      status: z.enum(jobLists).default('recent'),
      ...CompanyJobFilter.shape,
      ...CompanyJobSort.shape,
    }),
    output: CompanyJob,
  },
  'jobs.counts': {
    summary: "How many of my company's jobs stand in each state.",
    requires: 'jobs.read',
    input: CompanyJobFilter.omit({ state: true }),
    output: z.record(JobStatus, z.number().int()),
  },
  'jobs.show': {
    summary: "One of my company's jobs, with its PIN.",
    requires: 'jobs.read',
    input: ById,
    output: CompanyJobDetails,
  },
})
