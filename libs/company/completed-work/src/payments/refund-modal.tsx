import type { InvoiceToSettle } from '@s4/contract'
import { Button, Modal } from '@s4/ui'
import { useId, useState } from 'react'
import { RecordRefundForm } from './payment-forms'

interface RefundModalProps {
  invoice: InvoiceToSettle
  onClose: () => void
}

export function RefundModal({ invoice, onClose }: RefundModalProps) {
  const form = useId()
  const [busy, setBusy] = useState(false)
  return (
    <Modal
      open
      onClose={onClose}
      title={`Refund on ${invoice.number}`}
      description="Record it once it is in your account. The worker is told, and can say that it is wrong."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            Record the refund
          </Button>
        </>
      }
    >
      <RecordRefundForm form={form} invoice={invoice} onBusy={setBusy} onClose={onClose} />
    </Modal>
  )
}
