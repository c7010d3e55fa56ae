import type { AssignmentDetails } from '@s4/contract'
import { NextStepLink, FailureState, Skeleton } from '@s4/ui'
import { DayRecord } from '@s4/work'
import { useCheckCalls } from '../queries/my-work-queries'

/** Attendance and check calls of one assignment. */
export function DayOfWork({ assignment: { id, events, sentLater, zone } }: { assignment: AssignmentDetails }) {
  const { data, error, refetch } = useCheckCalls(id)
  if (error)
    return (
      <FailureState level={3} onRetry={() => void refetch()} action={<NextStepLink failure={error} />}>
        {error.message}
      </FailureState>
    )
  return data ? (
    <DayRecord events={events} calls={data.calls} sentLater={sentLater} zone={zone} />
  ) : (
    <Skeleton shape="text" count={3} />
  )
}
