import { shiftMinutes, type ShiftSpan } from '../time/shift-text'

export type Side = 'seeker' | 'company'
export type HoursStatus = 'proposed' | 'countered' | 'agreed' | 'disputed'
export type HoursAnswer = 'agree' | 'counter' | 'refuse' | 'give'

/** Both agree the worker's figure until the company counters; in a dispute each may still take the other's (docs/product.md#hours). */
const open: Record<Side, Record<HoursStatus, readonly HoursAnswer[]>> = {
  company: { proposed: ['agree', 'counter'], countered: [], disputed: ['agree', 'counter'], agreed: [] },
  seeker: { proposed: [], countered: ['agree', 'refuse'], disputed: ['agree'], agreed: [] },
}

interface Standing {
  status: HoursStatus
  /** What the company's booking by hand comes to; null when the worker booked on and off. */
  entered: unknown
  /** Times the worker gave in its place. */
  given: unknown
}

/** Whatever the company entered by hand or proposes after it, the worker may give times of their own, once, until the hours are settled or in dispute. */
const mayGive = ({ status, entered, given }: Standing): boolean =>
  entered !== null && given === null && (status === 'proposed' || status === 'countered')

/** A company's booking by hand waits for the worker's word: theirs to accept, or to answer with times of their own. */
export const awaitsWorker = (standing: Standing): boolean => standing.status === 'proposed' && mayGive(standing)

/** What a side may answer as the hours stand; nothing when it is the other's turn or they are settled. */
export function answersOpenTo(side: Side, standing: Standing): readonly HoursAnswer[] {
  const answers = open[side][standing.status]
  if (side === 'company' || !mayGive(standing)) return answers
  return awaitsWorker(standing) ? ['agree', 'give'] : [...answers, 'give']
}

/** The most minutes anybody can propose: the whole shift as it elapsed, and the time beside it. */
export const mostMinutes = (shift: ShiftSpan, extraMinutes: number): number => shiftMinutes(shift) + extraMinutes
