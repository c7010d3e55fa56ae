import type { Temporal } from 'temporal-polyfill'
import { MAX_SHIFTS, scheduleError, type ScheduleError } from './schedule-error'
import { resolveShift } from './scheduled-shift'
import {
  weekdays,
  type Duration,
  type Schedule,
  type ScheduledShift,
  type ScheduleResult,
  type Weekday,
} from './schedule-input'
import { isZone, plainDate, plainTime } from '../time/wall-time'

export { weekdays } from './schedule-input'
export type { Duration, Schedule, ScheduleDay, ScheduleResult, Weekday } from './schedule-input'
export type { ScheduleError, ScheduleErrorCode } from './schedule-error'
export type { ScheduledShift } from './schedule-input'
export type { Occurrence } from '../time/wall-time'

const durationLengths: Record<Duration, Temporal.DurationLike> = {
  '1 Day': { days: 1 },
  '2 Days': { days: 2 },
  '3 Days': { days: 3 },
  '1 Week': { days: 7 },
  '2 Weeks': { days: 14 },
  '1 Month': { months: 1 },
}

/**
 * The shifts a schedule makes, soonest first, or every reason it is refused (docs/product.md#schedule).
 * The window is half-open: a month from 21 Nov ends before 21 Dec.
 */
export function planShifts(schedule: Schedule): ScheduleResult {
  const malformed = malformedParts(schedule)
  const from = plainDate(schedule.startDate)
  if (!from || malformed.length > 0) return { ok: false, problems: malformed }

  const dates = windowDates(from, schedule.duration)
  const planned = dates.flatMap((date) =>
    schedule.days.flatMap((day, index) => (day.day === weekdayName(date) ? [{ date, day, index }] : [])),
  )
  if (planned.length === 0) return { ok: false, problems: [scheduleError('schedule.no-shift', 'days')] }
  if (planned.length > MAX_SHIFTS)
    return { ok: false, problems: [scheduleError('schedule.too-many', 'days', { count: planned.length })] }

  const resolved = planned.map(({ date, day, index }) => resolveShift(date, day, index, schedule))
  const shifts = resolved
    .flatMap((result) => ('shift' in result ? [result] : []))
    .toSorted((a, b) => a.shift.startsAt.localeCompare(b.shift.startsAt))
  const problems = [...resolved.flatMap((result) => ('problems' in result ? result.problems : [])), ...clashes(shifts)]

  if (problems.length > 0) return { ok: false, problems: onePerField(problems) }
  const used = new Set(planned.map(({ day }) => day.day))
  const unusedDays = weekdays.filter((day) => !used.has(day) && schedule.days.some((chosen) => chosen.day === day))
  return { ok: true, shifts: shifts.map(({ shift }) => shift), unusedDays }
}

/**
 * The weekdays that fall in a window, in calendar order from its first day: what a form can offer. Empty for a bad
 * date.
 */
export function weekdaysInWindow(startDate: string, duration: Duration): Weekday[] {
  const from = plainDate(startDate)
  return from ? windowDates(from, duration).slice(0, 7).map(weekdayName) : []
}

function malformedParts({ startDate, days, zone }: Schedule): ScheduleError[] {
  return [
    ...(plainDate(startDate) ? [] : [scheduleError('schedule.date-invalid', 'startDate')]),
    ...(isZone(zone) ? [] : [scheduleError('schedule.zone-invalid', 'zone')]),
    ...(days.length > 0 ? [] : [scheduleError('schedule.no-day', 'days')]),
    ...days.flatMap(({ start, end }, index) => [
      ...(plainTime(start) ? [] : [scheduleError('schedule.time-invalid', `days.${index}.start`)]),
      ...(plainTime(end) ? [] : [scheduleError('schedule.time-invalid', `days.${index}.end`)]),
      ...(start === end && plainTime(start) ? [scheduleError('schedule.end-is-start', `days.${index}.end`)] : []),
    ]),
  ]
}

function windowDates(from: Temporal.PlainDate, duration: Duration): Temporal.PlainDate[] {
  const count = from.until(from.add(durationLengths[duration])).days
  return Array.from({ length: count }, (_unused, days) => from.add({ days }))
}

const weekdayName = (date: Temporal.PlainDate): Weekday => weekdays[date.dayOfWeek - 1] ?? 'Monday'

function clashes(shifts: { shift: ScheduledShift; index: number }[]): ScheduleError[] {
  return shifts.flatMap(({ shift, index }, position) => {
    const earlier = shifts.slice(0, position).find((other) => other.shift.endsAt > shift.startsAt)
    return earlier
      ? [scheduleError('schedule.overlap', `days.${index}.start`, { date: shift.date, otherDate: earlier.shift.date })]
      : []
  })
}

function onePerField(problems: ScheduleError[]): ScheduleError[] {
  const first = new Map<string, ScheduleError>()
  for (const problem of problems) {
    const key = `${problem.code} ${problem.field}`
    if (!first.has(key)) first.set(key, problem)
  }
  return [...first.values()]
}
