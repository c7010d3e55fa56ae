import { useEffect } from 'react'

export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Browsers refuse it when the battery is low.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [])
}
