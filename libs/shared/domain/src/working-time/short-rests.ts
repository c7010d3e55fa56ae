import { shiftText } from '../time/shift-text'
import { clashes, hasElevenHoursRest, restText, type AgreedSpan, type WorkSpan } from './working-time'

const MAX_DESCRIBED = 3

/**
 * Work that follows work with less than 11 h between, where at least one of the two is among `shifts`; earliest first.
 * Clashes are reported elsewhere.
 */
export function shortRests(
  shifts: readonly WorkSpan[],
  others: readonly AgreedSpan[] = [],
): [earlier: WorkSpan, later: WorkSpan][] {
  const work: AgreedSpan[] = [...shifts, ...others].toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  return work.slice(1).flatMap((later, index): [WorkSpan, WorkSpan][] => {
    const earlier = work[index]
    const concernsShifts = earlier && (shifts.includes(earlier) || shifts.includes(later))
    return concernsShifts && !clashes(earlier, later) && !hasElevenHoursRest(earlier, later) ? [[earlier, later]] : []
  })
}

/** The same as sentences; only the first few are described. */
export function restWarnings(shifts: readonly WorkSpan[], others: readonly AgreedSpan[], zone: string): string[] {
  const short = shortRests(shifts, others)
  const described = short
    .slice(0, MAX_DESCRIBED)
    .map(
      ([earlier, later]) =>
        `${restText(earlier, later)}, between ${shiftText(earlier, zone)} and ${shiftText(later, zone)}`,
    )
  const more = short.length - described.length
  return more > 0 ? [...described, `Less than 11 h of rest ${more === 1 ? 'once' : `${more} times`} more`] : described
}
