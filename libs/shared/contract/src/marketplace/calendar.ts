import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Done, Id, Instant, Nothing } from '../endpoint/shapes'
import { nationNames } from '../platform/bank-holidays'
import { AvailableHours } from '../profiles/availability'
import { DaysOff } from '../profiles/days-off'
import { AssignmentStatus } from './assignments'

/** The most days that are read at once: six weeks, as a month touches. */
const MAX_DAYS = 42
const DAY_MS = 24 * 60 * 60_000

/** The first and the last day. */
const CalendarDays = z
  .object({ from: CalendarDate, to: CalendarDate })
  .refine(({ from, to }) => from <= to, { error: 'The last day is before the first.', path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < MAX_DAYS * DAY_MS, {
    error: `Ask for ${MAX_DAYS} days or fewer.`,
    path: ['to'],
  })

const CalendarShift = z.object({
  id: Id,
  title: z.string(),
  companyName: z.string(),
  siteName: z.string(),
  zone: z.string(),
  startsAt: Instant,
  endsAt: Instant,
})

export const WorkCalendar = z.object({
  /** Agreed work, soonest first; not what was cancelled. */
  work: z.array(CalendarShift.extend({ status: AssignmentStatus })),
  /** Shifts of open offers, by the id of the offer; soonest first. */
  offered: z.array(CalendarShift.extend({ lapsesAt: Instant })),
  /** The hours of the week that I gave. */
  hours: z.array(AvailableHours),
  daysOff: z.array(DaysOff),
  holidays: z.array(z.object({ date: CalendarDate, name: z.string(), nations: z.array(z.enum(nationNames)) })),
})
export type WorkCalendar = z.infer<typeof WorkCalendar>

export const calendar = endpoints({
  'calendar.days': {
    summary: 'My work, open offers, weekly hours, days off and the bank holidays of some days; at most 42.',
    requires: 'own-calendar.manage',
    input: CalendarDays,
    output: WorkCalendar,
  },
  'calendar.show': {
    summary: 'Whether my calendar feed is on.',
    requires: 'own-calendar.manage',
    input: Nothing,
    output: z.object({ on: z.boolean() }),
  },
  'calendar.start': {
    summary: 'A new secret address for my work in a calendar program; the old one stops.',
    requires: 'own-calendar.manage',
    input: Nothing,
    output: z.object({ url: z.string() }),
  },
  'calendar.stop': {
    summary: 'Switch my calendar feed off.',
    requires: 'own-calendar.manage',
    input: Nothing,
    output: Done,
  },
})
