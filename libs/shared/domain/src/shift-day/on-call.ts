import { addDays, dayNumber } from '../time/calendar-date'
import { localDate, timeText } from '../time/shift-text'

/** The clocks that on-call times and quiet hours are read by. */
export const ON_CALL_ZONE = 'Europe/London'

export const onCallPlaces = ['first', 'second'] as const
export type OnCallPlace = (typeof onCallPlaces)[number]

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type WeekdayName = (typeof weekdayNames)[number]

/** Somebody on call every week on a weekday, or on one date instead of what that weekday says. */
export interface OnCallTime {
  place: OnCallPlace
  /** Null for an entry of one date. */
  weekday: WeekdayName | null
  /** `2026-11-21`; null for an entry of every week. */
  date: string | null
  /** `22:00`. */
  startsAt: string
  /** Not after the start means on the next day. */
  endsAt: string
}

export interface ClockReading {
  date: string
  time: string
}

export const onCallClock = (now: Date): ClockReading => ({
  date: localDate(now.toISOString(), ON_CALL_ZONE),
  time: timeText(now.toISOString(), ON_CALL_ZONE),
})

/**
 * The entries in force at what the clock on the wall shows, so that the night of a clock change has no hole: the hour
 * that comes twice is covered twice. Entries of a date replace those of its weekday for the same place.
 */
export function onCallAt<Entry extends OnCallTime>(entries: readonly Entry[], { date, time }: ClockReading): Entry[] {
  const yesterday = addDays(date, -1)
  return [
    ...startingOn(entries, date).filter(
      ({ startsAt, endsAt }) => time >= startsAt && (endsAt <= startsAt || time < endsAt),
    ),
    ...startingOn(entries, yesterday).filter(({ startsAt, endsAt }) => endsAt <= startsAt && time < endsAt),
  ]
}

interface Hole {
  from: ClockReading
  to: ClockReading
}

/** When nobody is on call in the days to come, in order; times that meet are one. */
export function onCallHoles(entries: readonly OnCallTime[], from: ClockReading, days: number): Hole[] {
  const times = [...new Set(['00:00', ...entries.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])])].toSorted()
  const end = { date: addDays(from.date, days), time: from.time }
  const changes = Array.from({ length: days + 1 }, (_unused, day) => addDays(from.date, day))
    .flatMap((date) => times.map((time) => ({ date, time })))
    .filter((at) => isBefore(from, at) && isBefore(at, end))
  const holes: Hole[] = []
  for (const [index, at] of [from, ...changes].entries()) {
    if (onCallAt(entries, at).length > 0) continue
    const to = changes[index] ?? end
    const last = holes.at(-1)
    if (last && !isBefore(last.to, at)) last.to = to
    else holes.push({ from: at, to })
  }
  return holes
}

const isBefore = (a: ClockReading, b: ClockReading) => a.date < b.date || (a.date === b.date && a.time < b.time)

function startingOn<Entry extends OnCallTime>(entries: readonly Entry[], date: string): Entry[] {
  const dated = entries.filter((entry) => entry.date === date)
  const weekly = entries.filter(
    (entry) => entry.weekday === weekdayOf(date) && !dated.some(({ place }) => place === entry.place),
  )
  return [...dated, ...weekly]
}

// Day 0, 1 January 1970, was a Thursday.
const weekdayOf = (date: string): WeekdayName | undefined => weekdayNames[((dayNumber(date) ?? 0) + 3) % 7]

/** An entry that covers some of the same time for the same place; of one date, or of every week, like the given one. */
export function findOverlap<Entry extends OnCallTime>(entries: readonly Entry[], added: OnCallTime): Entry | undefined {
  const week = 7 * DAY_MINUTES
  const spanOf = (entry: OnCallTime) => {
    const day = entry.date === null ? weekdayNames.findIndex((name) => name === entry.weekday) : dayNumber(entry.date)
    const from = (day ?? 0) * DAY_MINUTES + minutesOf(entry.startsAt)
    const length = minutesOf(entry.endsAt) - minutesOf(entry.startsAt)
    return { from, to: from + (length > 0 ? length : length + DAY_MINUTES) }
  }
  const mine = spanOf(added)
  // A weekly entry of Sunday night reaches into Monday.
  const shifts = added.date === null ? [-week, 0, week] : [0]
  return entries.find((entry) => {
    if (entry.place !== added.place || (entry.date === null) !== (added.date === null)) return false
    const { from, to } = spanOf(entry)
    return shifts.some((shift) => mine.from + shift < to && from < mine.to + shift)
  })
}

const DAY_MINUTES = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

export interface QuietHours {
  from: string
  to: string
}

/** Whether the clock shows a time in somebody's quiet hours; an end not after the start is on the next day. */
export function isQuiet(quiet: QuietHours | null, time: string): boolean {
  if (!quiet) return false
  const { from, to } = quiet
  return from < to ? time >= from && time < to : time >= from || time < to
}
