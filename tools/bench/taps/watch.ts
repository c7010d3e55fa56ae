import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'

type Heard =
  | { kind: 'tap'; id: number; name: string; ms: number }
  | { kind: 'shift'; size: number; ownInput: boolean; what: string }
  | { kind: 'wait'; ms: number }

export interface Step {
  taps: Map<string, { name: string; ms: number }>
  /** Shifts within half a second of a tap are its answer; the browser's CLS leaves them out. */
  cls: number
  ownShifts: number
  longestWait: number
  largestShift: { size: number; what: string }
}

// A script of the page, as text: tools are compiled without the DOM's types.
const LISTEN = `
  new PerformanceObserver((list) => {
    for (const { interactionId: id, name, duration: ms } of list.getEntries())
      if (id) heard({ kind: 'tap', id, name, ms })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { value: size, hadRecentInput: ownInput, sources } of list.getEntries()) {
      const [node] = (sources ?? []).map(({ node }) => node).filter(Boolean)
      const what = node ? (node.outerHTML ?? node.textContent ?? '').replace(/<[^>]*>/g, ' ').trim().slice(0, 60) : ''
      heard({ kind: 'shift', size, ownInput, what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  let since = null
  const look = () => {
    const waiting = [...document.querySelectorAll('[role=status], [aria-busy=true]')].some(
      (part) => (part.ariaBusy === 'true' || part.textContent === 'Loading…') && part.checkVisibility(),
    )
    if (waiting) since ??= performance.now()
    if (since !== null) heard({ kind: 'wait', ms: performance.now() - since })
    if (!waiting) since = null
    requestAnimationFrame(look)
  }
  if (WITH_WAITS) requestAnimationFrame(look)`

/** Listens to every page of a context; what is heard counts for the step that runs. */
export async function listen(context: BrowserContext, step: () => Step | null, withWaits: boolean): Promise<void> {
  await context.exposeBinding('heard', ({ frame }, heard: Heard) => {
    const now = step()
    if (!now) return
    if (heard.kind === 'tap') {
      const id = `${new URL(frame.url()).pathname} ${heard.id}`
      if (heard.ms > (now.taps.get(id)?.ms ?? 0)) now.taps.set(id, heard)
    } else if (heard.kind === 'wait') now.longestWait = Math.max(now.longestWait, heard.ms)
    else {
      if (heard.ownInput) now.ownShifts += heard.size
      else now.cls += heard.size
      if (!heard.ownInput && heard.size > now.largestShift.size) now.largestShift = heard
    }
  })
  await context.addInitScript(LISTEN.replace('WITH_WAITS', String(withWaits)))
}

/** Keeps a picture of a page every 250 ms until the signal. */
export async function film(page: Page, folder: string, { name, signal }: { name: string; signal: AbortSignal }) {
  await mkdir(folder, { recursive: true })
  for (let place = 0; !signal.aborted; place += 1) {
    const path = join(folder, `${name}-${String(place).padStart(5, '0')}.jpg`)
    // A page on its way to the next has no picture.
    await page.screenshot({ path, type: 'jpeg', quality: 40, scale: 'css' }).catch(() => undefined)
    await pause(250)
  }
}
