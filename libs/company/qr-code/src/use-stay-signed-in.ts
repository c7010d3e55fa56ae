import { useApi } from '@s4/api-client'
import { useSessionStore } from '@s4/auth-session'
import { useEffect } from 'react'

const HALF_AN_HOUR = 30 * 60_000

/** Nobody stands at a kiosk to renew its hour, so the screen does while it is open; a session that was ended stays ended. */
export function useStaySignedIn(): void {
  const api = useApi()
  const session = useSessionStore()
  useEffect(() => {
    const renew = () => void api.call('session.renew', {}).then(session.adopt, () => undefined)
    const timer = setInterval(renew, HALF_AN_HOUR)
    return () => clearInterval(timer)
  }, [api, session])
}
