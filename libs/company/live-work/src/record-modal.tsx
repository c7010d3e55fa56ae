import { Modal, ProblemState, Skeleton, Stack, Text } from '@s4/ui'
import { DayRecord, WorkLog } from '@s4/work'
import { useRecord } from './live-queries'

interface RecordModalProps {
  assignmentId: string
  worker: string
  open: boolean
  onClose: () => void
}

/** All that is on record of one person's work, as the worker reads it too; asked for only once it is opened. */
export const RecordModal = ({ assignmentId, worker, open, onClose }: RecordModalProps) => (
  <Modal open={open} onClose={onClose} title={`Record of ${worker}`} size="large">
    {open && <RecordOf assignmentId={assignmentId} />}
  </Modal>
)

function RecordOf({ assignmentId }: { assignmentId: string }) {
  const [work, day] = useRecord(assignmentId)
  const failed = [work, day].find(({ error }) => error !== null)
  if (failed) return <ProblemState level={3} onRetry={() => void failed.refetch()}>{failed.error?.message}</ProblemState>
  if (!work.data || !day.data) return <Skeleton shape="text" count={3} />
  return (
    <Stack>
      <DayRecord events={work.data.events} calls={day.data.calls} zone={work.data.zone} />
      <Text weight="medium">What has happened</Text>
      <WorkLog entries={work.data.audit} zone={work.data.zone} />
    </Stack>
  )
}
