import type { HoursLines } from './agreed-lines'
import type { Span } from './hours'

const MINUTE = 60_000

export interface CountedFigure {
  /** The worker's figure, and the time that it counts. */
  worker: HoursLines
  counts: Span
  /** What the company entered by hand; null when it entered nothing. */
  entered: HoursLines | null
  recorded: Span
}

/**
 * The time that agreed hours count, which no other work counts again (docs/product.md#hours). What the company entered
 * is the attendance that it entered. Fewer minutes than the worker's count from where the worker's begin; more than
 * those take the whole shift.
 */
export function countedSpan(
  shift: Span,
  { worker, counts, entered, recorded }: CountedFigure,
  agreed: HoursLines,
): Span {
  if (agreed.minutes === entered?.minutes && agreed.minutes < worker.minutes) return { ...recorded }
  const span = agreed.extraMinutes < worker.extraMinutes ? overlap(counts, shift) : counts
  if (agreed.minutes > worker.minutes) return hull(span, shift)
  return shortened(span, worker.minutes - agreed.minutes)
}

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
