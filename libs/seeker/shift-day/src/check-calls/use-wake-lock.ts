import { useEffect } from 'react'

/** Keeps the screen on while the page is visible. A hidden page loses the lock, so it is requested again. */
export function useWakeLock(): void {
  useEffect(() => {
    // Undefined in old browsers and on insecure pages.
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
