import { lazyDialog } from '@s4/ui'
import { ReauthProvider } from '@s4/auth-session'
import { useCallback, useState, type ReactNode } from 'react'

type ResolveProof = (proven: boolean) => void

// Rarely needed, so it is loaded on first use.
const ReauthDialog = lazyDialog(async () => (await import('./reauth-dialog')).ReauthDialog)

/** Shows the confirmation that `useReauth` asks for. */
export function ReauthGate({ children }: { children: ReactNode }) {
  const [settle, setSettle] = useState<ResolveProof | null>(null)
  // One answer is for everything that asks meanwhile.
  const prove = useCallback(
    () =>
      new Promise<boolean>((resolve) =>
        setSettle((before: ResolveProof | null) => (proven: boolean) => {
          before?.(proven)
          resolve(proven)
        }),
      ),
    [],
  )
  const close = (proven = false) => {
    settle?.(proven)
    setSettle(null)
  }

  return (
    <ReauthProvider prove={prove}>
      {children}
      <ReauthDialog open={settle !== null} onClose={close} />
    </ReauthProvider>
  )
}
