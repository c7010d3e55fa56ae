import { seekerLinks } from '@s4/links'
import { Reserve } from '@s4/ui'
import { useLocation } from 'react-router-dom'

const KEY = 'shiftStrip'
const HEIGHT = 64
/** These screens show the shift themselves. */
const ownScreens: readonly string[] = [seekerLinks.nextShift, seekerLinks.workInProgress]

export const useOwnScreen = (): boolean => ownScreens.includes(useLocation().pathname)

/** Notes whether today's shift is shown, for the next page. */
export function noteStrip(shown: boolean): void {
  try {
    if (shown) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing keeps no room.
  }
}

function wasShown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** The room of today's shift while it loads, so that nothing below it moves. */
export const StripRoom = () => (useOwnScreen() || !wasShown() ? null : <Reserve phone={HEIGHT} desk={HEIGHT} />)
