import { useApi } from '@s4/api-client'
import { useSessionStore, type Session } from '@s4/auth-session'
import { refreshAfter } from '@s4/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { phoneOf, useKeptActions } from '../phone-queue/phone'
import { useShownActions } from './use-shown-actions'

const RETRY_MS = 15_000

/**
 * Sends what the phone keeps: at once, every 15 seconds while something waits, when the signal is back, and when the
 * page is looked at again. Shows how much waits on the app's icon.
 */
export function useSending(): void {
  const { queue } = phoneOf(useApi())
  const queryClient = useQueryClient()
  const session = useSessionStore()
  const waiting = useKeptActions().filter(({ refusal }) => refusal === null).length
  const shown = useShownActions().filter(({ refusal }) => refusal === null).length
  const before = useRef(0)

  useEffect(() => {
    const send = () => void queue.flush()
    const sendAndReadSession = () => {
      send()
      void readSession(session)
    }
    const sendWaiting = () => {
      if (queue.kept().some(({ refusal }) => refusal === null)) send()
    }
    const timer = setInterval(sendWaiting, RETRY_MS)
    window.addEventListener('online', sendAndReadSession)
    document.addEventListener('visibilitychange', sendWaiting)
    send()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', sendAndReadSession)
      document.removeEventListener('visibilitychange', sendWaiting)
    }
  }, [queue, session])

  useEffect(() => {
    if (waiting === 0 && before.current > 0)
      void readSession(session).then(async () => {
        await refreshAfter(queryClient, 'attendance.bookOff', 'patrols.cutShort')
        await queryClient.invalidateQueries({ queryKey: ['logbook'] })
      })
    before.current = waiting
  }, [waiting, queryClient, session])

  useEffect(() => {
    // Only installed apps have a badge, and not in every browser.
    const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> }
    void setAppBadge?.call(navigator, shown).catch(() => undefined)
  }, [shown])
}

/** A page that was opened without a signal does not know yet who is signed in. */
async function readSession(session: Session): Promise<void> {
  if (session.snapshot() === null) await session.refresh().catch(() => null)
}
