import { bankHolidayRules } from '@s4/domain/recurring'
import { z } from 'zod'
import { weekdays } from '../endpoint/values'
import { endpoints } from '../endpoint/endpoint'
import { Before, ById, CalendarDate, Id, Instant, Minutes, Paging, Pence, Version, WallTime } from '../endpoint/shapes'
import { JobDraft, JobStatus } from './jobs'

/** Work that is needed every week until further notice (docs/product.md#recurring-work). */

const DayTimes = z.object({ start: WallTime, end: WallTime }).refine(({ start, end }) => start !== end, {
  error: 'The end is the same as the start: change one of them.',
  path: ['end'],
})
/** What one day asks for instead of the pattern; without times nobody is needed. */
const RecurringException = z.object({
  date: CalendarDate,
  times: z.array(DayTimes).max(1, 'An exception has one time.'),
  /** Null: as many people as usual. */
  positions: JobDraft.shape.positions.nullable(),
})

/** Everything a job says but its schedule and PIN, which each job gets for itself, with the pattern of its days. */
export const RecurringFields = JobDraft.omit({ schedule: true, pin: true }).extend({
  days: z
    .array(z.object({ day: z.enum(weekdays), start: WallTime, end: WallTime }))
    .min(1, 'Add at least one day.')
    .max(70, 'Enter 70 times or fewer, ten for each day.'),
  from: CalendarDate,
  /** The last day; null until further notice. */
  until: CalendarDate.nullable(),
  weeksAhead: z
    .number('Choose 1 to 12 weeks.')
    .int('Choose 1 to 12 weeks.')
    .min(1, 'Choose 1 to 12 weeks.')
    .max(12, 'Choose 1 to 12 weeks.'),
  /** Whether jobs are posted when they are made; otherwise they are drafts. */
  publish: z.boolean(),
  bankHolidays: z.enum(bankHolidayRules),
  /** Pay on a bank holiday, where the rule is another rate. */
  holidayPayPerHour: JobDraft.shape.payPerHour.nullable(),
  exceptions: z.array(RecurringException).max(200, 'Enter 200 exceptions or fewer.'),
})
export type RecurringFields = z.infer<typeof RecurringFields>

export const PlannedOccurrence = z.object({
  date: CalendarDate,
  shifts: z.array(z.object({ startsAt: Instant, endsAt: Instant, minutes: Minutes, note: z.string().nullable() })),
  positions: z.number().int(),
  payPerHour: Pence,
  holiday: z.string().nullable(),
  skipped: z.enum(['exception', 'bankHoliday']).nullable(),
  /** Why no job can be made, or was. */
  problem: z.string().nullable(),
  /** What to look at, such as pay below the National Living Wage. */
  warning: z.string().nullable(),
  /** The job made for this day, with what it is now; null while none is. */
  job: z.object({ id: Id, status: JobStatus, taken: z.number().int(), places: z.number().int() }).nullable(),
})
export type PlannedOccurrence = z.infer<typeof PlannedOccurrence>

export const RecurringSummary = z.object({
  id: Id,
  title: z.string(),
  siteName: z.string(),
  clientName: z.string().nullable(),
  days: RecurringFields.shape.days,
  positions: z.number().int(),
  from: CalendarDate,
  until: CalendarDate.nullable(),
  publish: RecurringFields.shape.publish,
  state: z.enum(['running', 'paused', 'ended']),
  /** Days to come of which no job could be made. */
  failed: z.number().int(),
})
export type RecurringSummary = z.infer<typeof RecurringSummary>

export const stayReasons = ['offered', 'agreed', 'changed', 'closed'] as const

export const RecurringDemand = z.object({
  id: Id,
  version: z.number().int(),
  state: RecurringSummary.shape.state,
  siteName: z.string(),
  zone: z.string(),
  fields: RecurringFields,
  /** The days to come as far as jobs are made ahead, and at least the next eight. */
  occurrences: z.array(PlannedOccurrence),
  /** After a change: the jobs that stay as they are, and why. */
  stays: z.array(z.object({ date: CalendarDate, jobId: Id, why: z.enum(stayReasons) })),
})
export type RecurringDemand = z.infer<typeof RecurringDemand>

export const recurring = endpoints({
  'recurring.list': {
    summary: "My company's recurring work, the latest added first.",
    requires: 'jobs.read',
    paged: true,
    input: Paging,
    output: RecurringSummary,
  },
  'recurring.preview': {
    summary: 'The next days of a pattern as they would be made; nothing is stored.',
    requires: 'jobs.post',
    input: RecurringFields,
    output: z.array(PlannedOccurrence),
  },
  'recurring.create': {
    summary: 'Add recurring work; jobs are made at once as far ahead as it says.',
    requires: 'jobs.post',
    needs: ['complete', 'verified'],
    input: RecurringFields,
    output: RecurringDemand,
  },
  'recurring.show': {
    summary: 'One piece of recurring work with the days to come.',
    requires: 'jobs.read',
    input: ById,
    output: RecurringDemand,
  },
  'recurring.update': {
    summary:
      'Change recurring work; every field is replaced. Jobs with an open offer or agreed work stay, and are named. ' +
      'An older `version` is refused; with `before`, only fields that somebody else has changed are.',
    requires: 'jobs.post',
    needs: ['complete', 'verified'],
    input: RecurringFields.extend({ id: Id, version: Version, before: Before }),
    output: RecurringDemand,
  },
  'recurring.pause': {
    summary: 'Make no more jobs until it is resumed; those made stay.',
    requires: 'jobs.post',
    input: ById,
    output: RecurringDemand,
  },
  'recurring.resume': {
    summary: 'Make jobs again, from today on.',
    requires: 'jobs.post',
    needs: ['complete', 'verified'],
    input: ById,
    output: RecurringDemand,
  },
  'recurring.end': {
    summary:
      'End it after a day. Jobs after it are taken back, but for those with an offer or agreed work. An older ' +
      '`version` is refused; with `before`, only when a field has changed since, and the refusal names it.',
    requires: 'jobs.post',
    input: ById.extend({ version: Version, until: CalendarDate, before: Before }),
    output: RecurringDemand,
  },
  'recurring.retry': {
    summary: 'Try again the days of which no job could be made.',
    requires: 'jobs.post',
    needs: ['complete', 'verified'],
    input: ById,
    output: RecurringDemand,
  },
})
