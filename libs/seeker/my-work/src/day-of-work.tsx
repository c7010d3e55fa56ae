import type { AssignmentDetails } from '@s4/contract'
import { ProblemState, Skeleton } from '@s4/ui'
import { DayRecord } from '@s4/work'
import { useCheckCalls } from './my-work-queries'

/** Attendance and check calls of work that was booked on to. */
export function DayOfWork({ assignment: { id, events, zone } }: { assignment: AssignmentDetails }) {
  const { data, error, refetch } = useCheckCalls(id)
  if (error) return <ProblemState level={3} onRetry={() => void refetch()}>{error.message}</ProblemState>
  return data ? <DayRecord events={events} calls={data.calls} zone={zone} /> : <Skeleton shape="text" count={3} />
}
