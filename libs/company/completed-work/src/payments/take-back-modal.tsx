import { useContractForm } from '@s4/api-client/forms'
import type { PaymentRecord } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { useReversePayment } from '@s4/queries'
import { ReasonModal } from '@s4/work'

const loadReversalFields = () => import('./take-back-fields').then(({ ReversalFields }) => ReversalFields)

interface TakeBackModalProps {
  payment: PaymentRecord
  onClose: () => void
}

/** Takes back the record of a payment that was not made, or of a refund that did not come. */
export function TakeBackModal({ payment: { id, direction, amount }, onClose }: TakeBackModalProps) {
  const reverse = useReversePayment()
  const { formProps, field } = useContractForm({
    schema: loadReversalFields,
    defaultValues: { reason: '' },
    failure: reverse.error,
    keepsDraft: false,
    onSubmit: ({ reason }) => reverse.mutate({ id, reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title={`Withdraw the record of ${formatPence(amount)} ${direction === 'payment' ? 'paid' : 'given back'}?`}
      hint="The worker reads this."
      confirmLabel="Withdraw the record"
      cancelLabel="Keep it"
      busy={reverse.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      Do this if the money did not move. The record stays, marked as withdrawn. We tell the worker why.
    </ReasonModal>
  )
}
