import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Done, Id } from '../endpoint/shapes'

const MAX_DAYS = 366
const DAY_MS = 24 * 60 * 60_000

/** Days on which a worker does not want to work, both included, from midnight to midnight. */
export const DaysOff = z.object({ id: Id, from: CalendarDate, to: CalendarDate })
export type DaysOff = z.infer<typeof DaysOff>

export const NewDaysOff = z
  .object({ from: CalendarDate, to: CalendarDate })
  .refine(({ from, to }) => from <= to, { error: 'The last day is before the first.', path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
    error: 'Take a year or less at a time.',
    path: ['to'],
  })

export const daysOff = endpoints({
  'daysOff.create': {
    summary: 'Take days off; agreed work on them stays agreed. Refused for days gone by and days already off.',
    requires: 'own-profile.edit',
    input: NewDaysOff,
    output: DaysOff,
  },
  'daysOff.remove': {
    summary: 'Remove days off.',
    requires: 'own-profile.edit',
    input: ById,
    output: Done,
  },
})
