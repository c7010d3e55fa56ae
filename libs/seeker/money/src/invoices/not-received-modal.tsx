import type { Invoice } from '@s4/contract'
import { useReopenInvoice } from '@s4/queries'
import { ReasonModal } from '@s4/work'

interface NotReceivedModalProps {
  invoice: Invoice
  open: boolean
  onClose: () => void
}

/** Says that a payment the company recorded has not come. */
export function NotReceivedModal({ invoice: { id, number, buyer }, open, onClose }: NotReceivedModalProps) {
  const reopen = useReopenInvoice()
  return (
    <ReasonModal
      open={open}
      title={`${number} has not been paid?`}
      hint="For example: nothing under that reference by Friday."
      missing="Say what you see: the company will read it."
      confirmLabel="Tell the company"
      busy={reopen.isPending}
      onConfirm={(reason) => reopen.mutate({ id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      The invoice stands open again, and {buyer.name} is told at once.
    </ReasonModal>
  )
}
