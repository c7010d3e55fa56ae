import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Id, Instant, Minutes, Pence } from '../endpoint/shapes'

/** The days of a pay period; each shift belongs to the day it begins at its site. */
export const PayPeriod = z.object({ from: CalendarDate, to: CalendarDate })
export type PayPeriod = z.infer<typeof PayPeriod>

export const TimesheetSummary = z.object({
  people: z.number().int(),
  shifts: z.number().int(),
  minutes: Minutes,
  /** Pay for agreed hours, before tax and without expenses. */
  pence: Pence,
  expenses: Pence,
  /** Work of the period that is not in the file, because its hours are not agreed yet. */
  waiting: z.array(
    z.object({
      assignmentId: Id,
      jobId: Id,
      shiftId: Id,
      name: z.string(),
      title: z.string(),
      siteName: z.string(),
      zone: z.string(),
      startsAt: Instant,
      endsAt: Instant,
      state: z.enum(['not-booked-off', 'to-agree', 'disputed']),
    }),
  ),
})
export type TimesheetSummary = z.infer<typeof TimesheetSummary>

export const timesheets = endpoints({
  'timesheets.show': {
    summary: 'What the timesheet of own staff for a pay period holds, and whose hours are not agreed yet.',
    requires: 'completed-work.read',
    input: PayPeriod,
    output: TimesheetSummary,
  },
})
