import type { SelfBillingAgreement } from '@s4/contract'
import { ConfirmModal } from '@s4/ui'
import { useEndAgreement } from '../queries/money-queries'

interface EndAgreementModalProps {
  agreement: SelfBillingAgreement
  open: boolean
  onClose: () => void
}

export function EndAgreementModal({ agreement: { id, companyName }, open, onClose }: EndAgreementModalProps) {
  const end = useEndAgreement()
  return (
    <ConfirmModal
      open={open}
      title={`End self-billing with ${companyName}?`}
      confirmLabel="End self-billing"
      cancelLabel="Keep it"
      tone="danger"
      busy={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate({ id }, { onSuccess: onClose })}
    >
      Hours agreed from now on get no invoice here until you agree again. Invoices already made stay as they are.
    </ConfirmModal>
  )
}
