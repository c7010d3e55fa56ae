import { useContractForm } from '@s4/api-client/forms'
import { ReasonModal } from '@s4/work'
import { useAnswerInvoice } from '../queries/money-queries'

const loadObjectionFields = () => import('./object-fields').then(({ ObjectionFields }) => ObjectionFields)

interface ObjectModalProps {
  id: string
  number: string
  onClose: () => void
}

export function ObjectModal({ id, number, onClose }: ObjectModalProps) {
  const answer = useAnswerInvoice()
  const { formProps, field } = useContractForm({
    schema: loadObjectionFields,
    defaultValues: { reason: '' },
    failure: answer.error,
    keepsDraft: false,
    onSubmit: ({ reason }) => answer.mutate({ id, answer: 'object', reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title={`Object to invoice ${number}?`}
      hint="The company reads this."
      confirmLabel="Object"
      busy={answer.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      The invoice stays as it is until the company asks for a credit note and you accept it.
    </ReasonModal>
  )
}
