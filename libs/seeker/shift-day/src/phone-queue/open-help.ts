import { useSyncExternalStore } from 'react'
import { keptText } from './kept-text'

const openHelp = keptText('openHelp')

/** Keeps on this phone whether a request for help on some work is open, for a page opened without a signal. */
export function keepOpenHelp(id: string, isOpen: boolean): void {
  if (isOpen) openHelp.write(id)
  else if (openHelp.read() === id) openHelp.write(null)
}

/** Whether a request for help on some work is open, as far as this phone was told. */
export const useOpenHelp = (id: string): boolean =>
  useSyncExternalStore(openHelp.subscribe, openHelp.read, () => null) === id
