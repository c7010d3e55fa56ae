import { useSyncExternalStore } from 'react'

const KEY = 'discreetHelp'
const listeners = new Set<() => void>()

/** Whether holding *I need help* shows nothing on this phone. */
export function isDiscreet(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

export function setDiscreet(discreet: boolean): void {
  try {
    if (discreet) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage it stays as it is.
  }
  for (const listener of listeners) listener()
}

export const useDiscreet = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isDiscreet,
    () => false,
  )
