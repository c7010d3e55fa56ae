import { useSessionEnd, useSessionStore, type Session } from '@s4/auth-session'
import { useEffect, useState } from 'react'

/** docs/product.md#session-lifetime */
const EVERY_MINUTE = 60_000
const NOTICE = 5 * 60_000

/** Another tab may have renewed the session, so the server decides; without a response the session expires. */
const judge = (session: Session) => session.refresh().catch(() => session.expire())

/** Checks the session every minute and on return to the tab, by the server's clock. True during its last five minutes. */
export function useSessionClock(): boolean {
  const session = useSessionStore()
  const over = useSessionEnd() !== null
  const [endsSoon, setEndsSoon] = useState(false)

  useEffect(() => {
    if (over) return undefined
    const look = () => {
      const left = session.millisecondsLeft()
      setEndsSoon(left <= NOTICE)
      if (left <= 0) void judge(session)
    }
    const handleReturn = () => {
      if (document.visibilityState !== 'visible') return
      look()
      // While the tab was hidden the session or the device's clock may have changed.
      void session.refresh().catch(() => null)
    }
    look()
    const timer = setInterval(look, EVERY_MINUTE)
    const unsubscribe = session.subscribe(() => setEndsSoon(session.millisecondsLeft() <= NOTICE))
    document.addEventListener('visibilitychange', handleReturn)
    return () => {
      clearInterval(timer)
      unsubscribe()
      document.removeEventListener('visibilitychange', handleReturn)
    }
  }, [session, over])

  return endsSoon && !over
}
