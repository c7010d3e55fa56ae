import { useMay } from '@s4/auth-session'
import { useRescindOffer } from '@s4/queries'
import { Button, ConfirmModal } from '@s4/ui'
import { useState } from 'react'

export function RescindButton({ offerId, name }: { offerId: string; name: string }) {
  const rescind = useRescindOffer()
  const mayTakeBack = useMay()('workers.offer')
  const [isModalOpen, setModalOpen] = useState(false)
  if (!mayTakeBack) return null
  return (
    <>
      <div>
        <Button size="small" tone="quiet" onClick={() => setModalOpen(true)}>
          Withdraw offer
        </Button>
      </div>
      <ConfirmModal
        open={isModalOpen}
        title={`Withdraw the offer to ${name}?`}
        confirmLabel="Withdraw"
        cancelLabel="Leave it open"
        busy={rescind.isPending}
        onCancel={() => setModalOpen(false)}
        onConfirm={() => rescind.mutate({ id: offerId }, { onSuccess: () => setModalOpen(false) })}
      >
        They are told. You can make another offer afterwards.
      </ConfirmModal>
    </>
  )
}
