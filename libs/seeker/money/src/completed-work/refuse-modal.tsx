import type { Assignment } from '@s4/contract'
import { useAnswerHours } from '@s4/queries'
import { ReasonModal } from '@s4/work'

interface RefuseModalProps {
  work: Assignment
  open: boolean
  onClose: () => void
}

/** Refuses the company's hours with a reason it reads. */
export function RefuseModal({ work: { id }, open, onClose }: RefuseModalProps) {
  const answer = useAnswerHours()
  return (
    <ReasonModal
      open={open}
      title="Refuse these hours?"
      hint="The company reads this."
      missing="Say why: the company will read it."
      confirmLabel="Refuse these hours"
      busy={answer.isPending}
      onConfirm={(reason) => answer.mutate({ id, action: 'refuse', reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      The hours become disputed. What you both agree on is invoiced at once. For the rest the company can agree yours or
      propose others, and you can still accept theirs.
    </ReasonModal>
  )
}
