import type { BrowserContext } from 'playwright'
import type { Shift, Stretch, Tap, Wait } from './figures'

interface Heard {
  tap: { id: number } & Tap
  shift: { ownInput: boolean } & Shift
  wait: Wait
  frame: Stretch
  request: Stretch
}

type Message = { [Kind in keyof Heard]: { kind: Kind } & Heard[Kind] }[keyof Heard]

/** What one phone did in one step. */
export interface Step {
  taps: Map<string, Tap>
  waits: Map<string, Wait>
  frames: Stretch[]
  requests: Stretch[]
  /** Shifts within half a second of a tap are its answer; the browser's CLS leaves them out. */
  shifts: Shift[]
  ownShifts: number
}

export const newStep = (): Step => ({
  taps: new Map(),
  waits: new Map(),
  frames: [],
  requests: [],
  shifts: [],
  ownShifts: 0,
})

// A script of the page, as text: tools are compiled without the DOM's types.
const LISTEN = `
  const tell = (message) => heard({ ...message, origin: performance.timeOrigin })
  const name = (part) => (part.ariaLabel || part.labels?.[0]?.textContent || part.textContent || part.type || '').trim()
  const pressed = []
  for (const kind of ['pointerdown', 'pointerup', 'click', 'keydown', 'keypress', 'keyup'])
    addEventListener(kind, ({ target, timeStamp }) => {
      const part = target.closest?.('a, button, input, select, textarea, summary, label') ?? target
      const written = document.querySelector('#root[data-written]') !== null
      pressed.unshift({ timeStamp, part: name(part).slice(0, 40), written })
      pressed.length = Math.min(pressed.length, 100)
    }, true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId: id, name: event, startTime, duration: ms, processingStart, processingEnd } = entry
      if (!id) continue
      const { part = '', written = false } = pressed.find(({ timeStamp }) => Math.abs(timeStamp - startTime) < 1) ?? {}
      const before = processingStart - startTime
      const own = processingEnd - processingStart
      tell({ kind: 'tap', id, event, part, written, ms, before, own, from: startTime, path: location.pathname })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration, styleAndLayoutStart, scripts } of list.getEntries()) {
      const end = startTime + duration
      const ran = scripts.map(({ invoker, sourceURL, sourceFunctionName, duration: ms, ...script }) => {
        const where = sourceURL.split('/').at(-1) + (sourceFunctionName && '#' + sourceFunctionName)
        const layout = Math.round(script.forcedStyleAndLayoutDuration)
        return invoker.slice(0, 60) + ' in ' + where + ' ' + Math.round(ms) + (layout > 0 ? ', layout ' + layout : '')
      })
      const drawn = styleAndLayoutStart ? Math.round(end - styleAndLayoutStart) : 0
      tell({ kind: 'frame', from: startTime, to: end, what: [...ran, 'style, layout and picture ' + drawn].join('; ') })
    }
  }).observe({ type: 'long-animation-frame', buffered: true })
  const called = (node) => {
    if (!node) return 'a part that is gone'
    const part = node.nodeType === 1 ? node : node.parentElement
    if (!part) return 'a part that is gone'
    const role = part.getAttribute('role')
    const words = node.nodeType === 1 ? name(part) : node.textContent.trim()
    return part.localName + (role ? '[' + role + ']' : '') + ' ' + words.replace(/\\s+/g, ' ').slice(0, 40)
  }
  const moved = ({ node, previousRect: was, currentRect: is }) => ({
    part: called(node),
    down: Math.round(is.top - was.top),
    right: Math.round(is.left - was.left),
    taller: Math.round(is.height - was.height),
    top: Math.round(was.top),
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value: size, hadRecentInput: ownInput, startTime: from, lastInputTime, sources } = entry
      const afterInput = lastInputTime > 0 ? from - lastInputTime : null
      const path = location.pathname
      tell({ kind: 'shift', size, ownInput, from, afterInput, path, parts: (sources ?? []).map(moved) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime, responseEnd } of list.getEntries())
      tell({ kind: 'request', from: startTime, to: responseEnd, what: new URL(name).pathname })
  }).observe({ type: 'resource', buffered: true })
  const LOADING = '[data-loading], [aria-busy=true]:not(button), [role=progressbar]:not([aria-valuenow])'
  let since = null
  let parts = new Set()
  const look = () => {
    const seen = [...document.querySelectorAll(LOADING)].filter((part) => {
      const { top, bottom, height } = part.getBoundingClientRect()
      const isInWindow = height > 0 && bottom > 0 && top < innerHeight
      return isInWindow && part.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    })
    const now = performance.now()
    if (seen.length > 0 && since === null) [since, parts] = [now, new Set()]
    for (const part of seen) {
      const button = part.closest('button')
      parts.add(button ? 'button ' + name(button) : name(part))
    }
    if (since !== null)
      tell({ kind: 'wait', from: since, ms: now - since, what: [...parts].join(' + '), path: location.pathname })
    if (seen.length === 0) since = null
  }
  // With every picture it would keep a slow processor busy.
  if (WITH_WAITS) setInterval(look, 30)`

/**
 * Listens to every page of a context; what is heard counts for the step that runs. A stretch in which something in
 * sight says without a gap that it loads is one wait, whatever takes the place of what.
 */
export async function listen(context: BrowserContext, step: () => Step | null, withWaits: boolean): Promise<void> {
  await context.exposeBinding('heard', (_, message: Message) => {
    const now = step()
    if (!now) return
    if (message.kind === 'frame') now.frames.push(message)
    else if (message.kind === 'request') now.requests.push(message)
    else if (message.kind === 'tap') {
      // An interaction is several events: a key goes down and up, a finger does and clicks.
      const id = `${message.origin} ${message.id}`
      if (message.ms > (now.taps.get(id)?.ms ?? 0)) now.taps.set(id, message)
    } else if (message.kind === 'wait') now.waits.set(`${message.origin} ${message.from}`, message)
    else if (message.ownInput) now.ownShifts += message.size
    else now.shifts.push(message)
  })
  await context.addInitScript(LISTEN.replace('WITH_WAITS', String(withWaits)))
}
