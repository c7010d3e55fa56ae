import { useContractForm } from '@s4/api-client/forms'
import { invoices } from '@s4/contract'
import { useReopenInvoice } from '@s4/queries'
import { ReasonModal } from '@s4/work'

const ReopenFields = invoices['invoices.reopen'].input.pick({ reason: true })

interface ReopenModalProps {
  invoiceId: string
  number: string
  onClose: () => void
}

/** Takes back the record of a payment that was not made. */
export function ReopenModal({ invoiceId, number, onClose }: ReopenModalProps) {
  const reopen = useReopenInvoice()
  const { formProps, field } = useContractForm({
    schema: ReopenFields,
    defaultValues: { reason: '' },
    failure: reopen.error,
    keepsDraft: false,
    onSubmit: ({ reason }) => reopen.mutate({ id: invoiceId, reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title={`${number} was not paid?`}
      hint="The worker reads this."
      confirmLabel="It was not paid"
      cancelLabel="Keep it as paid"
      busy={reopen.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      The invoice is open again, and the worker is told why.
    </ReasonModal>
  )
}
