import { useContractForm } from '@s4/api-client/forms'
import type { PaymentRecord } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { useReversePayment } from '@s4/queries'
import { ReasonModal } from '@s4/work'

const loadReversalFields = () => import('./wrong-payment-fields').then(({ ReversalFields }) => ReversalFields)

interface WrongPaymentModalProps {
  payment: PaymentRecord
  company: string
  onClose: () => void
}

/** Reports that a recorded payment has not arrived, or that a recorded refund was not given. */
export function WrongPaymentModal({ payment: { id, direction, amount }, company, onClose }: WrongPaymentModalProps) {
  const reverse = useReversePayment()
  const { formProps, field } = useContractForm({
    schema: loadReversalFields,
    defaultValues: { reason: '' },
    failure: reverse.error,
    keepsDraft: false,
    onSubmit: ({ reason }) => reverse.mutate({ id, reason }, { onSuccess: onClose }),
  })
  const isPayment = direction === 'payment'
  return (
    <ReasonModal
      title={isPayment ? `${formatPence(amount)} has not arrived?` : `You did not give back ${formatPence(amount)}?`}
      hint={isPayment ? 'For example: nothing under that reference by Friday.' : 'The company reads this.'}
      confirmLabel="Tell the company"
      busy={reverse.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      The record is withdrawn. We tell {company} at once.
    </ReasonModal>
  )
}
