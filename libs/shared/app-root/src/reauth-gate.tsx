import { ReauthProvider } from '@s4/auth-session'
import { Modal, Skeleton } from '@s4/ui'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'

type Settle = (proven: boolean) => void

// Few ask for it, so the form and what it stands on come when it is asked for.
const ConfirmForm = lazy(async () => ({ default: (await import('./confirm-form')).ConfirmForm }))

/** Asks who somebody is again before something that matters, and goes on with it (`useReauth`). */
export function ReauthGate({ children }: { children: ReactNode }) {
  const [settle, setSettle] = useState<Settle | null>(null)
  const prove = useCallback(() => new Promise<boolean>((resolve) => setSettle(() => resolve)), [])
  const close = (proven: boolean) => {
    settle?.(proven)
    setSettle(null)
  }

  return (
    <ReauthProvider prove={prove}>
      {children}
      <Modal
        open={settle !== null}
        onClose={() => close(false)}
        size="small"
        title="Confirm it is you"
        description="This is private, so we ask once more. You will not be asked again for five minutes."
      >
        <Suspense fallback={<Skeleton shape="text" count={2} />}>
          <ConfirmForm onProven={() => close(true)} />
        </Suspense>
      </Modal>
    </ReauthProvider>
  )
}
