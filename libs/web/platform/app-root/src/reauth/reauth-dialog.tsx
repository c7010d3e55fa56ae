import { Modal, Skeleton, lazyPart } from '@s4/ui'
import { Suspense } from 'react'

const ConfirmForm = lazyPart(async () => (await import('./confirm-form')).ConfirmForm)

/** Asks the person to confirm who they are. */
export function ReauthDialog({ open, onClose }: { open: boolean; onClose: (proven?: boolean) => void }) {
  return (
    <Modal
      open={open}
      onClose={() => onClose()}
      size="small"
      title="Confirm it is you"
      description="This is private, so we ask once more. You will not be asked again for five minutes."
    >
      <Suspense fallback={<Skeleton shape="text" count={2} />}>
        <ConfirmForm onProven={() => onClose(true)} />
      </Suspense>
    </Modal>
  )
}
