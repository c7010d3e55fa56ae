import type { AssignmentDetails, CheckCall } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { Modal, NextStepLink, FailureState, Skeleton, Stack, Text } from '@s4/ui'
import { DayRecord } from './day-record'
import { WorkLog } from './work-log'

/** The part of a query result this screen uses. */
interface QueryState<Answer> {
  data: Answer | undefined
  error: ApiError | null
  refetch: () => unknown
}

interface RecordModalProps {
  worker: string
  open: boolean
  onClose: () => void
  work: QueryState<Pick<AssignmentDetails, 'events' | 'sentLater' | 'audit' | 'zone'>>
  day: QueryState<{ calls: readonly CheckCall[] }>
}

/** Shift details of one assignment, the same for both sides. */
export const RecordModal = ({ worker, open, onClose, work, day }: RecordModalProps) => (
  <Modal open={open} onClose={onClose} title={`Record of ${worker}`} size="large">
    <WorkRecord work={work} day={day} />
  </Modal>
)

function WorkRecord({ work, day }: Pick<RecordModalProps, 'work' | 'day'>) {
  const failed = [work, day].find(({ error }) => error !== null)
  if (failed)
    return (
      <FailureState level={3} onRetry={() => void failed.refetch()} action={<NextStepLink failure={failed.error} />}>
        {failed.error?.message}
      </FailureState>
    )
  if (!work.data || !day.data) return <Skeleton shape="text" count={3} />
  return (
    <Stack>
      <DayRecord
        events={work.data.events}
        calls={day.data.calls}
        sentLater={work.data.sentLater}
        zone={work.data.zone}
      />
      <Text weight="medium">History</Text>
      <WorkLog entries={work.data.audit} zone={work.data.zone} />
    </Stack>
  )
}
