import { useContractForm } from '@s4/api-client/forms'
import type { ExpenseClaim } from '@s4/contract'
import { ReasonModal } from '@s4/work'
import { useAnswerExpense } from '../queries/completed-work-queries'

const loadRefuseFields = () => import('./refuse-expense-fields').then(({ RefuseFields }) => RefuseFields)

interface RefuseExpenseModalProps {
  /** Of the work. */
  id: string
  claim: ExpenseClaim
  onClose: () => void
}

/** Refuses a claim for expenses with a reason that the worker reads. */
export function RefuseExpenseModal({ id, claim, onClose }: RefuseExpenseModalProps) {
  const answer = useAnswerExpense()
  const { formProps, field } = useContractForm({
    schema: loadRefuseFields,
    defaultValues: { reason: '' },
    failure: answer.error,
    keepsDraft: `refuse:${claim.id}`,
    onSubmit: ({ reason }) =>
      answer.mutate({ id, claimId: claim.id, answer: 'refuse', reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title={`Refuse the ${claim.kind}?`}
      hint="The worker reads this."
      confirmLabel="Refuse it"
      busy={answer.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      They can claim it again, corrected, until 28 days after the shift.
    </ReasonModal>
  )
}
