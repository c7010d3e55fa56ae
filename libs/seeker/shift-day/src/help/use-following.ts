import { useApi } from '@s4/api-client'
import { useEffect } from 'react'
import { passFor } from '../pass/shift-pass'
import { currentFix } from '../positions/current-position'

const EVERY_MS = 10_000

/** Sends the position every 10 seconds while a request for help is open. */
export function useFollowing(id: string, isFollowed: boolean): void {
  const api = useApi()
  useEffect(() => {
    if (!isFollowed) return undefined
    const send = async () => {
      const fix = await currentFix(EVERY_MS)
      // One that does not arrive is followed by the next.
      if (fix) await api.call('alerts.sendPosition', { id, ...fix }, passFor(id)).catch(() => null)
    }
    void send()
    const timer = setInterval(() => void send(), EVERY_MS)
    return () => clearInterval(timer)
  }, [api, id, isFollowed])
}
