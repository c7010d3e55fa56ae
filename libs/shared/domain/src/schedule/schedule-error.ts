import { dateText } from '../time/calendar-date'
import type { Occurrence } from '../time/wall-time'

export const MAX_SHIFTS = 200
export const MAX_SHIFT_MINUTES = 16 * 60

const sentences = {
  'schedule.date-invalid': () => 'Enter a real start date, like 2026-11-21',
  'schedule.zone-invalid': () => 'The site has no valid time zone: choose one on the site',
  'schedule.no-day': () => 'Choose at least one day of the week',
  'schedule.time-invalid': () => 'Enter a time on the 24-hour clock, like 22:00',
  'schedule.end-is-start': () => 'The end is the same as the start: change one of them',
  'schedule.no-shift': () =>
    'None of the chosen days falls between the start date and the end: choose another day, date or duration',
  'schedule.too-many': ({ count }) =>
    `This would make ${count} shifts, and a job can have at most ${MAX_SHIFTS}: choose fewer days or a ` +
    'shorter duration',
  'schedule.too-long': ({ date, hours }) =>
    `The shift on ${date} would last ${hours}, and a shift can last at most 16 h: move its start or end`,
  'schedule.time-missing': ({ date, time }) =>
    `${time} does not exist on ${date} because the clocks go forward: choose another time`,
  'schedule.time-twice': ({ date, time }) =>
    `${time} happens twice on ${date} because the clocks go back: choose which one`,
  'schedule.ends-first': ({ date }) =>
    `On ${date} the end chosen comes before the start: choose the second time for the end, or the first for the start`,
  'schedule.overlap': ({ date, otherDate }) =>
    `The shift on ${date} overlaps the one on ${otherDate}: change the times so that one ends before the next starts`,
  'schedule.past': ({ date, time }) =>
    `The shift on ${date} at ${time} has already started: choose a later start, or start now`,
} satisfies Record<string, (facts: ScheduleErrorFacts) => string>

export type ScheduleErrorCode = keyof typeof sentences

interface ScheduleErrorFacts {
  date?: string
  otherDate?: string
  time?: string
  hours?: string
  count?: number
  choices?: ScheduleChoice[]
}

export interface ScheduleChoice {
  occurrence: Occurrence
  /** ISO instant in UTC. */
  at: string
  label: string
}

export interface ScheduleError {
  code: ScheduleErrorCode
  /** For the person reading the form. */
  message: string
  /** Path of the field to correct, like `days.0.end`. */
  field: string
  /** The day of the error, `YYYY-MM-DD`, when it concerns one day. */
  date?: string
  /** The choices when a time happens twice. */
  choices?: ScheduleChoice[]
}

export function scheduleError(code: ScheduleErrorCode, field: string, facts: ScheduleErrorFacts = {}): ScheduleError {
  const { date, otherDate, choices } = facts
  const readable = {
    ...facts,
    ...(date && { date: dateText(date) }),
    ...(otherDate && { otherDate: dateText(otherDate) }),
  }

  return { code, message: sentences[code](readable), field, ...(date && { date }), ...(choices && { choices }) }
}
