import { useReopenInvoice } from '@s4/queries'
import { ReasonModal } from '@s4/work'

interface ReopenModalProps {
  invoiceId: string
  number: string
  open: boolean
  onClose: () => void
}

/** Takes back the record of a payment that was not made. */
export function ReopenModal({ invoiceId, number, open, onClose }: ReopenModalProps) {
  const reopen = useReopenInvoice()
  return (
    <ReasonModal
      open={open}
      title={`${number} was not paid?`}
      hint="The worker reads this."
      missing="Say what is wrong: the worker will read it."
      confirmLabel="It was not paid"
      cancelLabel="Keep it as paid"
      busy={reopen.isPending}
      onConfirm={(reason) => reopen.mutate({ id: invoiceId, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      The invoice stands open again, and the worker is told why.
    </ReasonModal>
  )
}
