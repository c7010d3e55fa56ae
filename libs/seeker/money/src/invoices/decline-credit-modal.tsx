import { useContractForm } from '@s4/api-client/forms'
import { ReasonModal } from '@s4/work'
import { useAnswerCredit } from '../queries/money-queries'

const loadDeclineFields = () => import('./decline-credit-fields').then(({ DeclineFields }) => DeclineFields)

/** Declines the company's request for a credit note, with a reason it reads. */
export function DeclineCreditModal({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useAnswerCredit()
  const { formProps, field } = useContractForm({
    schema: loadDeclineFields,
    defaultValues: { reason: '' },
    failure: answer.error,
    keepsDraft: false,
    onSubmit: ({ reason }) => answer.mutate({ id, accept: false, reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title="Decline the credit note?"
      hint="The company reads this."
      confirmLabel="Decline"
      busy={answer.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      The invoice stays as it is.
    </ReasonModal>
  )
}
