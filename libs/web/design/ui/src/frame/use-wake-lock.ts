import { useEffect } from 'react'

/** Keeps the screen on while the page is visible. A hidden page loses the lock, so it is requested again. */
export function useWakeLock(): void {
  useEffect(() => {
    // Undefined in old browsers and on insecure pages.
    const { wakeLock } = navigator as Partial<Navigator>
    if (!wakeLock) return undefined
    let lock: WakeLockSentinel | null = null
    let isStopped = false

    const requestLock = async () => {
      if (document.visibilityState !== 'visible') return
      // Browsers refuse it when the battery is low.
      lock = await wakeLock.request('screen').catch(() => null)
      if (isStopped) await lock?.release()
    }
    const handleVisibility = () => void requestLock()
    handleVisibility()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      isStopped = true
      document.removeEventListener('visibilitychange', handleVisibility)
      void lock?.release().catch(() => undefined)
    }
  }, [])
}
