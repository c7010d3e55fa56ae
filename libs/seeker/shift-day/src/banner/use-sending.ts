import { useApi } from '@s4/api-client'
import { refreshAfter } from '@s4/queries'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { phoneOf, useKeptActions } from '../phone-queue/phone'

const RETRY_MS = 15_000

/**
 * Sends what the phone keeps: at once, every 15 seconds while something waits, when the signal is back, and when the
 * page is looked at again. Shows how much waits on the app's icon.
 */
export function useSending(): void {
  const { queue } = phoneOf(useApi())
  const queryClient = useQueryClient()
  const waiting = useKeptActions().filter(({ refusal }) => refusal === null).length
  const before = useRef(0)

  useEffect(() => {
    const send = () => void queue.flush()
    const sendWaiting = () => {
      if (queue.kept().some(({ refusal }) => refusal === null)) send()
    }
    const timer = setInterval(sendWaiting, RETRY_MS)
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', sendWaiting)
    send()
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', sendWaiting)
    }
  }, [queue])

  useEffect(() => {
    if (waiting === 0 && before.current > 0) {
      void refreshAfter(queryClient, 'attendance.bookOff')
      void queryClient.invalidateQueries({ queryKey: ['logbook'] })
    }
    before.current = waiting
    // Only installed apps have a badge, and not in every browser.
    const { setAppBadge } = navigator as { setAppBadge?: (count: number) => Promise<void> }
    void setAppBadge?.call(navigator, waiting).catch(() => undefined)
  }, [waiting, queryClient])
}
