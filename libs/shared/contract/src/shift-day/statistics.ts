import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Id, Minutes, Pence } from '../endpoint/shapes'

export const statisticsPeriods = [4, 12, 26, 52] as const

/** A week of a company, from Monday; a shift counts in the week it starts in at its site. */
export const WeekStatistics = z.object({
  monday: CalendarDate,
  /** Places of the published shifts, and how many of them somebody has. */
  places: z.number().int(),
  filled: z.number().int(),
  /** Agreed shifts 10 minutes after their start, those booked on by then, and those nobody came to. */
  due: z.number().int(),
  onTime: z.number().int(),
  noShows: z.number().int(),
  /** Minutes both sides have agreed on. */
  minutes: Minutes,
  /** Invoiced after credit notes, without VAT; in pence. */
  spend: Pence,
  /** What agreed shifts without agreed hours will cost at their planned length, without VAT; in pence. */
  expected: Pence,
})
export type WeekStatistics = z.infer<typeof WeekStatistics>

/** Alerts raised in a time, and how long members took on average, in whole seconds; null without any. */
export const AlertStatistics = z.object({
  raised: z.number().int(),
  seen: z.number().int(),
  secondsToSee: z.number().int().nullable(),
  /** Closed by a member; what ended by itself does not count. */
  closed: z.number().int(),
  secondsToClose: z.number().int().nullable(),
})
export type AlertStatistics = z.infer<typeof AlertStatistics>

export const statistics = endpoints({
  'statistics.show': {
    summary: 'Places, punctuality, hours and cost of my company by week: the last weeks and the next 4.',
    requires: 'statistics.read',
    input: z.object({
      weeks: z.coerce.number().pipe(z.literal(statisticsPeriods, 'Choose 4, 12, 26 or 52 weeks.')).default(12),
      siteId: Id.optional(),
    }),
    output: z.object({
      /** Oldest first; the week of today is the first of the weeks ahead. */
      weeks: z.array(WeekStatistics),
      thisMonday: CalendarDate,
      /** Of the weeks up to today. */
      alerts: AlertStatistics,
      sites: z.array(z.object({ id: Id, name: z.string() })),
    }),
  },
})
