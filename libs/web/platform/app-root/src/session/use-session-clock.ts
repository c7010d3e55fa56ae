import { useSessionEnd, useSessionStore, type Session } from '@s4/auth-session'
import { useEffect, useState } from 'react'

/** docs/product.md#session-lifetime: looked at every minute. */
const EVERY_MINUTE = 60_000
const NOTICE = 5 * 60_000

/** Asks the server whether the session goes on: another tab may have started its hour again. Unanswered, the hour is over. */
const judge = (session: Session) => session.refresh().catch(() => session.expire())

/** Watches the hour, by the server's clock, every minute and on return to the tab; true during its last five minutes. */
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
      // Away, anything may have happened to it, and this device's clock may have been set.
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
