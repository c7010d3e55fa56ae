import { useSyncExternalStore } from 'react'

// The same width as `theme.below.tablet`.
const PHONE = '(max-width: 767.98px)'
const phone = () => globalThis.matchMedia?.(PHONE)

/** Whether the window is as narrow as a phone, for screens with a different structure there. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = phone()
      query?.addEventListener('change', onChange)
      return () => query?.removeEventListener('change', onChange)
    },
    () => phone()?.matches ?? false,
  )
