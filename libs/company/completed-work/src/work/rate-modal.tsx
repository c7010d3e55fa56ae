import { useRatings } from '@s4/queries'
import { useRatingForm } from '@s4/queries/forms'
import { Modal, NextStepLink, FailureState, Skeleton } from '@s4/ui'
import { RatingsPanel } from '@s4/work'

interface RateModalProps {
  assignmentId: string
  worker: string
  open: boolean
  onClose: () => void
}

/** The ratings are loaded when the modal is opened. */
export const RateModal = ({ assignmentId, worker, open, onClose }: RateModalProps) => (
  <Modal open={open} onClose={onClose} title={`Rate ${worker}`}>
    {open && <Ratings assignmentId={assignmentId} worker={worker} />}
  </Modal>
)

function Ratings({ assignmentId, worker }: Pick<RateModalProps, 'assignmentId' | 'worker'>) {
  const { data, error, refetch } = useRatings(assignmentId)
  const form = useRatingForm(assignmentId)
  if (error)
    return (
      <FailureState level={3} onRetry={() => void refetch()} action={<NextStepLink failure={error} />}>
        {error.message}
      </FailureState>
    )
  if (!data) return <Skeleton shape="text" />
  return <RatingsPanel ratings={data} other={worker} {...form} />
}
