import { useRatings } from '@s4/queries'
import { useRatingForm } from '@s4/queries/forms'
import { Modal } from '@s4/ui'
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

const Ratings = ({ assignmentId, worker }: Pick<RateModalProps, 'assignmentId' | 'worker'>) => (
  <RatingsPanel ratings={useRatings(assignmentId)} other={worker} {...useRatingForm(assignmentId)} />
)
