import { useSessionEnd, useSessionStore, type Session } from '@s4/auth-session'
import { useEffect, useState } from 'react'

/** docs/product.md#session-lifetime */
const CHECK_MS = 60_000
const WARNING_MS = 5 * 60_000

/** Another tab may have renewed the session, so the server decides; without a response the session expires. */
const checkWithServer = (session: Session) => session.refresh().catch(() => session.expire())

/**
 * Checks the session every minute and on return to the tab, by the server's clock. True during its last five minutes.
 */
export function useSessionClock(): boolean {
  const session = useSessionStore()
  const over = useSessionEnd() !== null
  const [endsSoon, setEndsSoon] = useState(false)

  useEffect(() => {
    if (over) return undefined
    const check = () => {
      const left = session.millisecondsLeft()
      setEndsSoon(left <= WARNING_MS)
      if (left <= 0) void checkWithServer(session)
    }
    const handleReturn = () => {
      if (document.visibilityState !== 'visible') return
      check()
      // While the tab was hidden the session or the device's clock may have changed.
      void session.refresh().catch(() => null)
    }
    // The mail may have been opened in another window, beside which this one stayed visible.
    const handleFocus = () => {
      if (session.snapshot()?.user.emailVerified === false) handleReturn()
    }
    check()
    const timer = setInterval(check, CHECK_MS)
    const unsubscribe = session.subscribe(() => setEndsSoon(session.millisecondsLeft() <= WARNING_MS))
    document.addEventListener('visibilitychange', handleReturn)
    window.addEventListener('focus', handleFocus)
    return () => {
      clearInterval(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', handleReturn)
      window.removeEventListener('focus', handleFocus)
    }
  }, [session, over])

  return endsSoon && !over
}
