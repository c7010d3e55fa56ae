/** Follows the next shift of a job: `, and 2 more shifts`; empty when there is no other. */
export const moreShiftsText = (shiftCount: number): string =>
  shiftCount > 1 ? `, and ${shiftCount - 1} more ${shiftCount === 2 ? 'shift' : 'shifts'}` : ''
