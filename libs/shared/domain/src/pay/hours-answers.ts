import { minutesOf, type ShiftSpan } from '../time/shift-text'

export type Side = 'seeker' | 'company'
export type HoursStatus = 'proposed' | 'countered' | 'agreed' | 'disputed'
export type HoursAnswer = 'agree' | 'counter' | 'refuse'

/** Both agree the worker's figure until the company counters; in a dispute each may still take the other's (Rules of the model 11). */
const open: Record<Side, Record<HoursStatus, readonly HoursAnswer[]>> = {
  company: { proposed: ['agree', 'counter'], countered: [], disputed: ['agree', 'counter'], agreed: [] },
  seeker: { proposed: [], countered: ['agree', 'refuse'], disputed: ['agree'], agreed: [] },
}

/** What a side may answer as the hours stand; nothing when it is the other's turn or they are settled. */
export const answersOpenTo = (side: Side, status: HoursStatus): readonly HoursAnswer[] => open[side][status]

/** The most minutes anybody can propose: the whole shift as it elapsed, and the time beside it. */
export const mostMinutes = (shift: ShiftSpan, extraMinutes: number): number => minutesOf(shift) + extraMinutes
