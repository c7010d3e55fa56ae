import { seekerLinks } from '@s4/links'
import { Reserve } from '@s4/ui'
import { useLocation } from 'react-router-dom'

const HEIGHT = 64

/** Each strip with the screens that show the same themselves. */
const ownScreens = {
  shiftStrip: [seekerLinks.nextShift, seekerLinks.workInProgress],
  offerStrip: [seekerLinks.assignedWork],
} as const satisfies Record<string, readonly string[]>
type StripName = keyof typeof ownScreens

export function useOwnScreen(name: StripName): boolean {
  const screens: readonly string[] = ownScreens[name]
  return screens.includes(useLocation().pathname)
}

/** Notes whether a strip is shown, for the next page. */
export function noteStrip(name: StripName, shown: boolean): void {
  try {
    if (shown) localStorage.setItem(name, 'yes')
    else localStorage.removeItem(name)
  } catch {
    // A browser that stores nothing keeps no room.
  }
}

function wasShown(name: StripName): boolean {
  try {
    return localStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** The room of a strip while it loads, so that nothing below it moves. */
export const StripRoom = ({ of }: { of: StripName }) =>
  useOwnScreen(of) || !wasShown(of) ? null : <Reserve phone={HEIGHT} desk={HEIGHT} />
