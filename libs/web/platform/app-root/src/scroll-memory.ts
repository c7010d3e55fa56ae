/** What this needs of the router. */
interface Pages {
  state: Page
  subscribe: (listener: (state: Page) => void) => () => void
}

interface Page {
  location: { key: string; pathname: string; search: string; hash: string }
  historyAction: 'POP' | 'PUSH' | 'REPLACE'
}

const STORED = 'scroll'
/** As long as lists of a page that is returned to may take to load. */
const MAX_WAIT_MS = 3000
const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * A new page begins at its top; on Back the page is where it was left, as soon as it is long enough again. `onNewPage`
 * is called when the path has changed.
 */
export function rememberScroll(pages: Pages, onNewPage?: () => void): () => void {
  history.scrollRestoration = 'manual'
  const left = new Map(storedPlaces())
  let shown = pages.state.location
  let stopReturning = returnTo(isReturn() ? left.get(nameOf(shown)) : undefined)

  const keep = () => void left.set(nameOf(shown), window.scrollY)
  const store = () => {
    keep()
    storePlaces(left)
  }
  const handleMove = ({ location, historyAction }: Page) => {
    if (location.key === shown.key) return
    keep()
    const samePage = location.pathname === shown.pathname
    shown = location
    if (!samePage) onNewPage?.()
    stopReturning()
    if (historyAction === 'POP') stopReturning = returnTo(left.get(nameOf(location)) ?? 0)
    else if (!samePage && !location.hash) stopReturning = returnTo(0)
  }

  const unsubscribe = pages.subscribe(handleMove)
  window.addEventListener('pagehide', store)
  return () => {
    unsubscribe()
    stopReturning()
    window.removeEventListener('pagehide', store)
  }
}

/** The first page of every document has the same key. */
const nameOf = ({ key, pathname, search }: Page['location']) => (key === 'default' ? `${pathname}${search}` : key)

/** Whether this document was loaded again or by Back, and not by a link from elsewhere. */
const isReturn = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type !== 'navigate')

/** Scrolls there once the page is drawn and long enough, unless the person has begun to scroll. */
function returnTo(place: number | undefined): () => void {
  if (place === undefined) return () => undefined
  const until = performance.now() + MAX_WAIT_MS
  let frame = requestAnimationFrame(tryAgain)
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of HANDS) window.removeEventListener(name, stop)
  }
  function tryAgain() {
    window.scrollTo(0, place ?? 0)
    if (Math.abs(window.scrollY - (place ?? 0)) < 2 || performance.now() > until) stop()
    else frame = requestAnimationFrame(tryAgain)
  }
  for (const name of HANDS) window.addEventListener(name, stop, { passive: true })
  return stop
}

function storedPlaces(): [string, number][] {
  try {
    // Written below.
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}

function storePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...places].slice(-50)))
  } catch {
    // Without storage a reload begins at the top.
  }
}
