import { useContractForm } from '@s4/api-client/forms'
import { invoices, type Invoice } from '@s4/contract'
import { useReopenInvoice } from '@s4/queries'
import { ReasonModal } from '@s4/work'

const ReopenFields = invoices['invoices.reopen'].input.pick({ reason: true })

interface NotReceivedModalProps {
  invoice: Invoice
  onClose: () => void
}

/** Reports that a recorded payment has not arrived. */
export function NotReceivedModal({ invoice: { id, number, buyer }, onClose }: NotReceivedModalProps) {
  const reopen = useReopenInvoice()
  const { formProps, field } = useContractForm({
    schema: ReopenFields,
    defaultValues: { reason: '' },
    failure: reopen.error,
    keepsDraft: false,
    onSubmit: ({ reason }) => reopen.mutate({ id, reason }, { onSuccess: onClose }),
  })
  return (
    <ReasonModal
      title={`${number} has not been paid?`}
      hint="For example: nothing under that reference by Friday."
      confirmLabel="Tell the company"
      busy={reopen.isPending}
      formProps={formProps}
      field={field('reason')}
      onClose={onClose}
    >
      The invoice is open again, and {buyer.name} is told at once.
    </ReasonModal>
  )
}
