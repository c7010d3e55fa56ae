import { durationText } from '../time/duration-text'

/** ISO instants, half-open `[startsAt, endsAt)`. */
export interface WorkSpan {
  startsAt: string
  endsAt: string
}

/** Agreed work: `isOver` once it was booked off, when it leaves its time to other work. */
export interface AgreedSpan extends WorkSpan {
  isOver?: boolean
}

const MINUTE = 60_000

/**
 * The limits for adults, kept here by choice as a safety standard (docs/uk-rules.md#working-time, Working Time
 * Regulations 1998).
 */
export const workingTime = {
  dailyRestMinutes: 11 * 60,
  breakAfterMinutes: 6 * 60,
  breakMinutes: 20,
  weeklyAverageMinutes: 48 * 60,
  averagedOverWeeks: 17,
  nightAverageMinutes: 8 * 60,
  /** From so many minutes at night a shift is a night. */
  nightWorkFromMinutes: 3 * 60,
} as const

/** Half-open, so a shift may start the moment another ends. */
export const overlaps = (a: WorkSpan, b: WorkSpan): boolean =>
  Date.parse(a.startsAt) < Date.parse(b.endsAt) && Date.parse(b.startsAt) < Date.parse(a.endsAt)

/** True when one person cannot do both. Work that is over clashes with nothing: it took its time already. */
export const clashes = (a: AgreedSpan, b: AgreedSpan): boolean => !a.isOver && !b.isOver && overlaps(a, b)

/** Elapsed minutes between the end of the earlier and the start of the later; negative when they overlap. */
export function restBetween(a: WorkSpan, b: WorkSpan): number {
  const [earlier, later] = Date.parse(a.startsAt) <= Date.parse(b.startsAt) ? [a, b] : [b, a]
  return (Date.parse(later.startsAt) - Date.parse(earlier.endsAt)) / MINUTE
}

export const hasElevenHoursRest = (a: WorkSpan, b: WorkSpan): boolean =>
  restBetween(a, b) >= workingTime.dailyRestMinutes

/** The rest as a text that people can check: `9 h 30 min of rest instead of 11 h`. */
export function restText(a: WorkSpan, b: WorkSpan): string {
  const rest = Math.floor(restBetween(a, b))
  const text = `${durationText(Math.max(0, rest))} of rest`
  return rest < workingTime.dailyRestMinutes ? `${text} instead of 11 h` : text
}

/** Minutes of break due in a working day of this many minutes: 20 above 6 h, otherwise none. */
export const breakDue = (minutes: number): number =>
  minutes > workingTime.breakAfterMinutes ? workingTime.breakMinutes : 0
