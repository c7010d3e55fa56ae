/* Runs in the page before anything of its own: it may use nothing from outside itself. */

/** Makes what a page shows depend on nothing but the database: no memory, no writes, one font. */
export function preparePage({ failing }: { failing: boolean }): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // A page without an address has no storage.
  }

  const fetchFromServer = window.fetch.bind(window)
  window.fetch = (input, options) => {
    const request = new Request(input, options)
    const path = new URL(request.url).pathname
    if (!path.startsWith('/api/') || /^\/api\/(session|events)/.test(path)) return fetchFromServer(input, options)
    if (failing)
      return Promise.resolve(
        new Response(JSON.stringify({ title: 'Unavailable', status: 503, code: 'server.failed' }), {
          status: 503,
          headers: { 'content-type': 'application/problem+json' },
        }),
      )
    const reads = request.method === 'GET' || /\/(preview|look|looks)$/.test(path)
    // A write waits for ever, so that no picture changes the next.
    return reads ? fetchFromServer(input, options) : new Promise(() => undefined)
  }

  // Parts that load a moment after the first paint, and what waits for a pause in typing.
  const soon = new Set<unknown>()
  const { setTimeout: startTimer, clearTimeout: stopTimer } = window
  Object.assign(window, {
    soon,
    setTimeout: (act: TimerHandler, delay = 0, ...rest: unknown[]) => {
      const timer: unknown = startTimer(
        (...given: unknown[]) => {
          soon.delete(timer)
          if (typeof act === 'function') act(...given)
        },
        delay,
        ...rest,
      )
      if (delay >= 16 && delay <= 400) soon.add(timer)
      return timer
    },
    clearTimeout: (timer: number | undefined) => {
      soon.delete(timer)
      stopTimer(timer)
    },
  })

  // A picture shows the whole page, so what loads once it is seen loads at once.
  const seenAtOnce = class {
    disconnect = () => {}
    observe: (place: Element) => void
    constructor(tell: (changes: { isIntersecting: boolean }[]) => void) {
      this.observe = () => tell([{ isIntersecting: true }])
    }
  }
  Object.assign(window, { IntersectionObserver: seenAtOnce })

  // Where a map lands depends on how its box grew; a code has the address of this S4, with its port.
  const painted = new CSSStyleSheet()
  painted.replaceSync(
    '.leaflet-map-pane,svg[shape-rendering=crispEdges] path{visibility:hidden!important}' +
      // What is far down a list is drawn when it comes near: on a busy machine after the picture.
      'li{content-visibility:visible!important}',
  )
  document.adoptedStyleSheets = [painted]

  // On a busy machine a visitor may read in the system's font; a picture waits for ours.
  const waitForFont = new MutationObserver(() => {
    for (const style of document.querySelectorAll('style'))
      if (style.textContent.includes('font-display:optional'))
        style.textContent = style.textContent.replace('font-display:optional', 'font-display:block')
  })
  waitForFont.observe(document, { childList: true, subtree: true })
}
