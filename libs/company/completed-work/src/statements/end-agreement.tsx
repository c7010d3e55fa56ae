import { useMay } from '@s4/auth-session'
import type { SelfBillingAgreement } from '@s4/contract'
import { Button, ConfirmModal } from '@s4/ui'
import { useState } from 'react'
import { useEndAgreement } from '../queries/completed-work-queries'

/** The company ends an agreement in force; the worker can agree again. */
export function EndAgreement({ agreement: { id, seekerName, status } }: { agreement: SelfBillingAgreement }) {
  const [isModalOpen, setModalOpen] = useState(false)
  const end = useEndAgreement()
  const mayEnd = useMay()('self-billing.end')
  const close = () => setModalOpen(false)
  if (!mayEnd || (status !== 'valid' && status !== 'endsSoon')) return null
  return (
    <>
      <Button
        size="small"
        tone="plain"
        aria-label={`End self-billing with ${seekerName}`}
        onClick={() => setModalOpen(true)}
      >
        End
      </Button>
      <ConfirmModal
        open={isModalOpen}
        title={`End self-billing with ${seekerName}?`}
        confirmLabel="End self-billing"
        cancelLabel="Keep it"
        tone="danger"
        busy={end.isPending}
        onCancel={close}
        onConfirm={() => end.mutate({ id }, { onSuccess: close })}
      >
        Hours agreed from now on get no invoice here until {seekerName} agrees again. {seekerName} can send an invoice
        of their own. Invoices already made stay as they are.
      </ConfirmModal>
    </>
  )
}
