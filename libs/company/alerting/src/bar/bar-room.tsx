import { Reserve, urgentBarRoom } from '@s4/ui'

const KEY = 'alertBar'

/** Notes whether the bar is shown, for the next page. */
export function noteBar(shown: boolean): void {
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

/** The room of the bar while it loads, so that nothing below it moves. */
export const BarRoom = () => (wasShown() ? <Reserve phone={urgentBarRoom} desk={urgentBarRoom} /> : null)
