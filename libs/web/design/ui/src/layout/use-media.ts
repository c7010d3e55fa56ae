import { useSyncExternalStore } from 'react'

/** Whether a media query is true of the window; false where there are none. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = globalThis.matchMedia?.(query)
      media?.addEventListener('change', onChange)
      return () => media?.removeEventListener('change', onChange)
    },
    () => globalThis.matchMedia?.(query)?.matches ?? false,
    () => globalThis.matchMedia?.(query)?.matches ?? false,
  )
