import type { GapNote, JobSeeker } from '@s4/contract'
import { historyGaps, type HistoryGap } from '@s4/domain/history'

/** What BS 7858 screening asks for: where somebody lived and what they did in the last five years, and what is not covered. */
export function fiveYearHistory(
  { address, experiences, educationRecords }: JobSeeker,
  notes: readonly GapNote[],
  today: string,
): { home: HistoryGap[]; activity: HistoryGap[] } {
  return {
    home: historyGaps(address, today),
    activity: historyGaps([...experiences, ...educationRecords, ...notes], today),
  }
}
