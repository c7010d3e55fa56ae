import type { HoursLines } from './agreed-lines'
import { bookingOpensAt } from '../schedule/shift-window'
import { besideOtherWork, type OtherWork, type Span } from './hours'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export interface CountedFigure {
  /** The worker's figure, and the time that it counts. */
  worker: HoursLines
  counts: Span
  /** What the company entered by hand; null when it entered nothing. */
  entered: HoursLines | null
  recorded: Span
  otherWork: OtherWork
}

/**
 * The time that agreed hours count, which no other work counts again (docs/product.md#hours). What the company entered
 * is the attendance that it entered. Fewer minutes than the worker's count from where the worker's begin; more than
 * those count after its end, and those that other work leaves no time for there, before its start.
 */
export function countedSpan(
  shift: Span,
  { worker, counts, entered, recorded, otherWork }: CountedFigure,
  agreed: HoursLines,
): Span {
  if (agreed.minutes === entered?.minutes && agreed.minutes < worker.minutes) return { ...recorded }
  const isLessBeside = agreed.extraMinutes < worker.extraMinutes
  const span = isLessBeside ? overlap(counts, shift) : counts
  const more = {
    minutes: Math.max(0, agreed.minutes - worker.minutes),
    extraMinutes: isLessBeside ? agreed.extraMinutes : agreed.extraMinutes - worker.extraMinutes,
  }
  return withMore(shift, { counts: shortened(span, Math.max(0, worker.minutes - agreed.minutes)), otherWork }, more)
}

interface CountedTime {
  counts: Span
  otherWork: OtherWork
}

/** The time that hours count with so many minutes more, in the shift and beside it. */
export const withMore = (shift: Span, { counts, otherWork }: CountedTime, more: HoursLines): Span =>
  longer(
    longer(counts, more.minutes, freeWithin(shift, otherWork)),
    more.extraMinutes,
    freeWithin(around(shift), otherWork),
  )

/** Minutes beside the shift that neither these hours nor other work count. */
export function minutesFreeBeside(shift: Span, { counts, otherWork }: CountedTime): number {
  const [taken, free] = [hull(counts, shift), freeWithin(around(shift), otherWork)]
  return minutesBetween(free.startsAt, taken.startsAt) + minutesBetween(taken.endsAt, free.endsAt)
}

/** Where time beside the shift can lie: from when booking on opens until a day after the end. */
const around = (shift: Span): Span => ({
  startsAt: new Date(bookingOpensAt(shift)).toISOString(),
  endsAt: new Date(Date.parse(shift.endsAt) + DAY).toISOString(),
})

const freeWithin = ({ startsAt, endsAt }: Span, otherWork: OtherWork): Span => {
  const free = besideOtherWork({ bookedOnAt: startsAt, bookedOffAt: endsAt }, otherWork)
  return { startsAt: free.bookedOnAt, endsAt: free.bookedOffAt }
}

const minutesBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE))

/** Without its last minutes. */
export const shortened = ({ startsAt, endsAt }: Span, minutes: number): Span => ({
  startsAt,
  endsAt: new Date(Date.parse(endsAt) - minutes * MINUTE).toISOString(),
})

/** With so many minutes more within `free`: after its end, and those that do not fit there before its start. */
export function longer({ startsAt, endsAt }: Span, minutes: number, free: Span): Span {
  const [ends, until] = [Date.parse(endsAt), Date.parse(free.endsAt)]
  const after = Math.min(minutes * MINUTE, Math.max(0, until - ends))
  const starts = Date.parse(startsAt) - minutes * MINUTE + after
  return {
    startsAt: earlier(startsAt, later(new Date(starts).toISOString(), free.startsAt)),
    endsAt: new Date(ends + after).toISOString(),
  }
}

const overlap = (span: Span, other: Span): Span => ({
  startsAt: later(span.startsAt, other.startsAt),
  endsAt: earlier(span.endsAt, other.endsAt),
})

/** From the earlier start to the later end. */
export const hull = (span: Span, other: Span): Span => ({
  startsAt: earlier(span.startsAt, other.startsAt),
  endsAt: later(span.endsAt, other.endsAt),
})

/** Of two ISO instants. */
export const earlier = (one: string, other: string): string => (Date.parse(one) < Date.parse(other) ? one : other)
export const later = (one: string, other: string): string => (Date.parse(one) > Date.parse(other) ? one : other)
