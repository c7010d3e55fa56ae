import { addDays, addMonths, addYears, dateOfDay, dayNumber } from '../time/calendar-date'
import { MAX_UNEXPLAINED_DAYS, SCREENING_YEARS } from './history'

/** Rules of a screening file after BS 7858:2019 (docs/uk-rules.md#bs-7858). */

/** Before this age no history is asked for. */
const FIRST_AGE = 16
const CONDITIONAL_DAYS = 12 * 7

/** Names the wording of the declaration and the consent. */
export const DECLARATION_VERSION = '2026-11'

/** What can fill a time of the history; employment and education come from the profile. */
export const activityKinds = ['self-employment', 'unemployment', 'travel', 'career-break', 'other'] as const
export type ActivityKind = (typeof activityKinds)[number]

export const activityKindText: Record<ActivityKind, string> = {
  'self-employment': 'Self-employment',
  unemployment: 'Registered unemployment',
  travel: 'Travel',
  'career-break': 'Career break',
  other: 'Something else',
}

export const entryKinds = ['employment', 'education', 'activity'] as const
export type EntryKind = (typeof entryKinds)[number]

/** First and last day, `YYYY-MM-DD`; no last day means until today. */
export interface Span {
  from: string
  to: string | null
}

interface ScreeningEntry extends Span {
  /** The times a referee has confirmed. */
  verified: readonly Span[]
}

interface History {
  entries: readonly ScreeningEntry[]
  /** Explanations of gaps. */
  explained: readonly Span[]
}

export interface ScreeningGap {
  from: string
  to: string
  days: number
  /** From the first to the last day without an entry or an explanation; null when the gap is explained. */
  missing: { from: string; to: string } | null
}

export interface ScreeningCoverage {
  /** The first day of the history. */
  from: string
  /** 60, fewer for somebody under 21. */
  months: number
  /** Months with an entry, confirmed or not. */
  coveredMonths: number
  /** Months that a referee has confirmed. */
  verifiedMonths: number
  /** Verified months of all, rounded down. */
  percent: number
  gaps: ScreeningGap[]
}

/** What is known of a day, least first. */
const NOTHING = 0
const EXPLAINED = 1
const COVERED = 2
const VERIFIED = 3

/**
 * How far the five years up to today, or the years since the 16th birthday, are covered and confirmed. A break of up to
 * 31 days takes the state of what is before or after it, whichever is known less; a longer one is a gap.
 */
export function screeningCoverage(
  history: History,
  today: string,
  dateOfBirth: string | null = null,
): ScreeningCoverage {
  const from = firstDay(today, dateOfBirth)
  const first = dayNumber(from) ?? 0
  const last = dayNumber(today) ?? first
  const days = knownDays(history, first, last)
  const gaps = findGaps(days, first)
  bridgeShortBreaks(days)
  const months = monthStates(days, from, last)
  const atLeast = (state: number) => months.filter((month) => month >= state).length
  const verifiedMonths = atLeast(VERIFIED)
  return {
    from,
    months: months.length,
    coveredMonths: atLeast(COVERED),
    verifiedMonths,
    percent: months.length === 0 ? 0 : Math.floor((100 * verifiedMonths) / months.length),
    gaps,
  }
}

function firstDay(today: string, dateOfBirth: string | null): string {
  const start = addYears(today, -SCREENING_YEARS)
  const birthday = dateOfBirth === null ? start : addYears(dateOfBirth, FIRST_AGE)
  if (birthday <= start) return start
  return birthday < today ? birthday : today
}

function knownDays({ entries, explained }: History, first: number, last: number): Uint8Array {
  const days = new Uint8Array(last - first + 1)
  const mark = ({ from, to }: Span, state: number) => {
    const start = dayNumber(from)
    const end = to === null ? last : dayNumber(to)
    if (start === null || end === null) return
    for (let day = Math.max(start, first); day <= Math.min(end, last); day += 1)
      days[day - first] = Math.max(days[day - first] ?? NOTHING, state)
  }
  for (const span of explained) mark(span, EXPLAINED)
  for (const entry of entries) {
    mark(entry, COVERED)
    for (const span of entry.verified) {
      const shared = sharedSpan(entry, span)
      if (shared) mark(shared, VERIFIED)
    }
  }
  return days
}

/** The time both have; null when there is none. */
function sharedSpan(a: Span, b: Span): Span | null {
  const from = a.from > b.from ? a.from : b.from
  const to = a.to === null || (b.to !== null && b.to < a.to) ? b.to : a.to
  return to !== null && to < from ? null : { from, to }
}

interface Run {
  start: number
  end: number
}

/** The longest runs of days without an entry, explained or not. */
function openRuns(days: Uint8Array): Run[] {
  const runs: Run[] = []
  for (let day = 0; day < days.length; day += 1) {
    if ((days[day] ?? NOTHING) >= COVERED) continue
    const start = day
    while (day + 1 < days.length && (days[day + 1] ?? NOTHING) < COVERED) day += 1
    runs.push({ start, end: day })
  }
  return runs
}

const isLong = ({ start, end }: Run) => end - start + 1 > MAX_UNEXPLAINED_DAYS

const findGaps = (days: Uint8Array, first: number): ScreeningGap[] =>
  openRuns(days)
    .filter(isLong)
    .map(({ start, end }) => {
      const unknown = [...days.keys()].filter((day) => day >= start && day <= end && days[day] === NOTHING)
      const isExplained = unknown.length <= MAX_UNEXPLAINED_DAYS
      return {
        from: dateOfDay(first + start),
        to: dateOfDay(first + end),
        days: end - start + 1,
        missing: isExplained
          ? null
          : { from: dateOfDay(first + (unknown[0] ?? start)), to: dateOfDay(first + (unknown.at(-1) ?? end)) },
      }
    })

function bridgeShortBreaks(days: Uint8Array): void {
  for (const run of openRuns(days)) {
    if (isLong(run)) continue
    const known = [days[run.start - 1], days[run.end + 1]].filter((state) => state !== undefined)
    if (known.length > 0) days.fill(Math.min(...known), run.start, run.end + 1)
  }
}

/** The least known day of each month; a month begins on the day of the month of the first day. */
function monthStates(days: Uint8Array, from: string, last: number): number[] {
  const first = dayNumber(from) ?? last
  const states: number[] = []
  for (let month = 0; ; month += 1) {
    const start = dayNumber(addMonths(from, month)) ?? last
    if (start >= last && month > 0) return states
    const next = dayNumber(addMonths(from, month + 1)) ?? last
    // The last month reaches to today.
    const end = next >= last ? last + 1 : next
    states.push(Math.min(...days.subarray(start - first, end - first)))
  }
}

/** A company's own decision on a worker's screening. */
export const screeningResults = ['complete', 'conditional', 'refused'] as const
export type ScreeningResult = (typeof screeningResults)[number]

/** Work may go on this long from the first conditional decision until the screening is complete. */
export const lastConditionalDay = (firstConditionalOn: string): string => addDays(firstConditionalOn, CONDITIONAL_DAYS)

export interface ScreeningDecision {
  result: ScreeningResult
  /** The last day of a conditional decision. */
  until: string | null
}

/** Whether the decision lets somebody work to this day. */
export const isScreened = (decision: ScreeningDecision | null, lastDay: string): boolean =>
  decision?.result === 'complete' ||
  (decision?.result === 'conditional' && decision.until !== null && decision.until >= lastDay)
