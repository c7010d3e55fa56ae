import type { Work } from '../live-shift/work-repository'

/** The instant itself, or that of booking on or of the open break when it is later: nothing ends before it began. */
export const afterWhatIsRecorded = (
  at: Date,
  { bookedOnAt, onBreakSince }: Pick<Work, 'bookedOnAt' | 'onBreakSince'>,
) => new Date(Math.max(at.getTime(), ...[bookedOnAt, onBreakSince].map((since) => (since ? Date.parse(since) : 0))))
