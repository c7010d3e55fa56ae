import type { GapNote, JobSeeker } from '@s4/contract'
import { historyGaps, type HistoryGap } from '@s4/domain/history'

/** The gaps in five years of addresses and of activity, which BS 7858 screening asks for. */
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
