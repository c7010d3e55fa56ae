import type { SessionView } from '@s4/contract'
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Session, SessionEnd } from './session'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSessionStore(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSessionStore needs a SessionProvider above it')
  return session
}

/** Why the session is over; null while it lasts. */
export function useSessionEnd(): SessionEnd | null {
  const { subscribe, ended } = useSessionStore()
  return useSyncExternalStore(subscribe, ended, ended)
}

/** Whether the last request to the server failed, so that the screen may show old data. */
export function useServerUnreachable(): boolean {
  const { subscribe, unreachable } = useSessionStore()
  return useSyncExternalStore(subscribe, unreachable, unreachable)
}

/** Who is signed in, or null. Stays the same person while the end of the session is shown. */
export function useMaybeSession(): SessionView | null {
  const { subscribe, snapshot } = useSessionStore()
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}

/** Who is signed in, for screens below a guarded route. */
export function useSession(): SessionView {
  const view = useMaybeSession()
  if (!view) throw new Error('useSession is for screens below requireRole')
  return view
}
