import { shiftMinutes, type ShiftSpan } from '../time/shift-text'

export type Side = 'seeker' | 'company'
export type HoursStatus = 'proposed' | 'countered' | 'agreed' | 'disputed'
export type HoursAnswer = 'agree' | 'counter' | 'refuse' | 'give'

/**
 * What each side may answer in each status (docs/product.md#hours). In a dispute each may still agree to the other
 * side's figure.
 */
const open: Record<Side, Record<HoursStatus, readonly HoursAnswer[]>> = {
  company: { proposed: ['agree', 'counter'], countered: [], disputed: ['agree', 'counter'], agreed: [] },
  seeker: { proposed: [], countered: ['agree', 'refuse'], disputed: ['agree'], agreed: [] },
}

interface HoursState {
  status: HoursStatus
  /** The hours that follow from the company's booking by hand; null when the worker booked on and off. */
  entered: unknown
  /** Times that the worker gave instead. */
  given: unknown
}

/**
 * When the company booked by hand, the worker may give their own times once, until the hours are settled or in dispute.
 */
const mayGiveTimes = ({ status, entered, given }: HoursState): boolean =>
  entered !== null && given === null && (status === 'proposed' || status === 'countered')

/** Whether a booking by hand waits for the worker, who accepts it or gives their own times. */
export const awaitsWorker = (state: HoursState): boolean => state.status === 'proposed' && mayGiveTimes(state)

/** What a side may answer now; empty when it is the other side's turn or the hours are settled. */
export function answersOpenTo(side: Side, state: HoursState): readonly HoursAnswer[] {
  const answers = open[side][state.status]
  if (side === 'company' || !mayGiveTimes(state)) return answers
  return awaitsWorker(state) ? ['agree', 'give'] : [...answers, 'give']
}

/** The most minutes that can be proposed: the whole shift and the extra minutes. */
export const maxMinutes = (shift: ShiftSpan, extraMinutes: number): number => shiftMinutes(shift) + extraMinutes
