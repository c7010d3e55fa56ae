import { useEffect } from 'react'

/** Keeps the screen lit while the page is in sight, where the browser can; the lock ends with the page being hidden and is asked for again. */
export function useWakeLock(): void {
  useEffect(() => {
    // Absent in old browsers and on insecure pages.
    const { wakeLock } = navigator as Partial<Navigator>
    if (!wakeLock) return undefined
    let held: WakeLockSentinel | null = null
    let over = false

    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      held = await wakeLock.request('screen').catch(() => null)
      if (over) await held?.release()
    }
    const holdAgain = () => void hold()
    holdAgain()
    document.addEventListener('visibilitychange', holdAgain)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', holdAgain)
      void held?.release().catch(() => undefined)
    }
  }, [])
}
