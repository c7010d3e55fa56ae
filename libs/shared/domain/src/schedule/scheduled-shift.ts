import type { Temporal } from 'temporal-polyfill'
import { durationText } from '../time/duration-text'
import type { ClockNote, Schedule, ScheduleDay, ScheduledShift } from './schedule-input'
import { MAX_SHIFT_MINUTES, scheduleError, type ScheduleError } from './schedule-error'
import { toIso, plainTime, wallTime, type Occurrence } from '../time/wall-time'

type ResolvedShift = { shift: ScheduledShift; index: number } | { problems: ScheduleError[] }

/** One weekly time on one date, as a shift or as the reasons there cannot be one. */
export function resolveShift(
  date: Temporal.PlainDate,
  day: ScheduleDay,
  index: number,
  { zone, now }: Schedule,
): ResolvedShift {
  const endDate = day.end < day.start ? date.add({ days: 1 }) : date
  const start = toInstant(date, day.start, day.startOccurrence, zone, `days.${index}.start`)
  const end = toInstant(endDate, day.end, day.endOccurrence, zone, `days.${index}.end`)
  if ('problem' in start || 'problem' in end) {
    return { problems: [start, end].flatMap((part) => ('problem' in part ? [part.problem] : [])) }
  }

  const shift = shiftBetween(start.at, end.at)
  if (shift.minutes <= 0)
    return { problems: [scheduleError('schedule.ends-first', `days.${index}.endOccurrence`, { date: shift.date })] }
  if (shift.minutes > MAX_SHIFT_MINUTES) {
    return {
      problems: [
        scheduleError('schedule.too-long', `days.${index}.end`, {
          date: shift.date,
          hours: durationText(shift.minutes),
        }),
      ],
    }
  }
  if (now !== undefined && Date.parse(shift.startsAt) < Date.parse(now)) {
    return { problems: [scheduleError('schedule.past', `days.${index}.start`, { date: shift.date, time: day.start })] }
  }
  return { shift, index }
}

export function shiftBetween(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): ScheduledShift {
  const note = clockNote(end.offsetNanoseconds - start.offsetNanoseconds)
  return {
    startsAt: toIso(start),
    endsAt: toIso(end),
    date: start.toPlainDate().toString(),
    minutes: (end.epochMilliseconds - start.epochMilliseconds) / 60_000,
    ...(note && { note }),
  }
}

const clockNote = (offsetChange: number): ClockNote | null => {
  if (offsetChange === 0) return null
  return offsetChange < 0 ? 'clocks go back' : 'clocks go forward'
}

function toInstant(
  date: Temporal.PlainDate,
  time: string,
  occurrence: Occurrence | undefined,
  zone: string,
  field: string,
): { at: Temporal.ZonedDateTime } | { problem: ScheduleError } {
  const clock = plainTime(time)
  const wall = clock ? wallTime(date, clock, zone) : null
  const facts = { date: date.toString(), time }

  if (!wall || wall.kind === 'never') return { problem: scheduleError('schedule.time-missing', field, facts) }
  if (wall.kind === 'once') return { at: wall.at }
  if (occurrence) return { at: wall[occurrence] }

  const choices = [
    { occurrence: 'first' as const, at: toIso(wall.first), label: `${time}, before the clocks go back` },
    { occurrence: 'second' as const, at: toIso(wall.second), label: `${time}, after the clocks go back` },
  ]
  return { problem: scheduleError('schedule.time-twice', `${field}Occurrence`, { ...facts, choices }) }
}
