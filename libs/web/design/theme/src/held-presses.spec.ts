import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { APP_MISSING_EVENT } from './app-missing'
import { APP_MISSING, heldPressesScript } from './held-presses'

beforeAll(() => {
  // oxlint-disable-next-line typescript/no-implied-eval -- It is text for the document’s head.
  void new Function(heldPressesScript)()
})

const page = (mark: string) => {
  document.body.innerHTML = `<div id="root" ${mark}>
    <form aria-label="Apply"><input name="note"><button>Apply</button><button type="button">Clear</button></form>
    <form action="/"><button>Search</button></form>
    <button>Menu</button><a href="#jobs">Jobs</a></div>`
}
const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === name)?.click()
const held = () =>
  [...document.querySelectorAll('[data-pressed]')].map((one) => one.getAttribute('aria-label') ?? one.textContent)

beforeEach(() => page('data-written'))

it.each([
  ['Apply', ['Apply']],
  ['Clear', ['Clear']],
  ['Menu', ['Menu']],
  ['Jobs', []],
])('of what is pressed before the app has come, %s holds %j', (name, marked) => {
  press(name)

  expect(held()).toEqual(marked)
})

it('a form with an address of its own is sent by the browser', () => {
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('form[action]')?.addEventListener('submit', sent)

  press('Search')

  expect(sent).toHaveBeenCalledOnce()
  expect(held()).toEqual([])
})

it('holds nothing once the app stands in the page', () => {
  page('')

  press('Menu')

  expect(held()).toEqual([])
})

it.each([
  ['data-written', 1],
  ['', 0],
])('a page marked “%s” says that its app did not come %i times', (mark, times) => {
  page(mark)
  const script = document.createElement('script')
  script.src = `${location.origin}/assets/index.js`
  script.type = 'text/plain'
  document.head.append(script)

  script.dispatchEvent(new Event('error'))

  expect(document.querySelectorAll('[role=alert]')).toHaveLength(times)
  if (times) expect(document.querySelector('[role=alert]')?.textContent).toBe(APP_MISSING)
})

const OURS = `${location.origin}/assets/index.js`
const THEIRS = 'chrome-extension://abc/assets/index.js'
const thrownAt = (address: string, message = 'x is undefined') =>
  Object.assign(new TypeError(message), {
    stack: `TypeError: ${message}\n    at f (${address}:1:2)\n    at ${OURS}:3:4`,
  })
const rejected = (reason: unknown) => () => Object.assign(new Event('unhandledrejection'), { reason })
const failed = (filename: string) => () => new ErrorEvent('error', { filename })

it.each([
  ['a script of an extension fails', failed(THEIRS)],
  ['a script of another place fails', failed('https://elsewhere.example/assets/index.js')],
  ['a promise of an extension fails', rejected(thrownAt(THEIRS))],
  ['a promise fails without saying where', rejected('cancelled')],
  ['a promise fails with nothing', rejected(undefined)],
])('says nothing when %s', (_when, event) => {
  dispatchEvent(event())

  expect(document.querySelector('[role=alert]')).toBeNull()
})

it('says nothing when a script that an extension added does not come', () => {
  const script = document.createElement('script')
  script.src = THEIRS
  script.type = 'text/plain'
  document.head.append(script)

  script.dispatchEvent(new Event('error'))

  expect(document.querySelector('[role=alert]')).toBeNull()
})

it.each([
  ['a script of the app fails', failed(OURS)],
  ['a promise of the app fails', rejected(thrownAt(OURS))],
  ['as Firefox tells it', rejected({ message: 'x is undefined', stack: `start@${OURS}:1:2` })],
  ['a part of the app does not come', rejected({ message: `Failed to fetch dynamically imported module: ${OURS}` })],
  ['a part does not come, as Safari tells it', rejected({ message: 'Importing a module script failed.' })],
  ['the app gives up', () => new Event(APP_MISSING_EVENT)],
])('says so once when %s', (_when, event) => {
  dispatchEvent(event())
  dispatchEvent(event())

  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
})

it.each([
  ['<p data-loading>Loading…</p>', 1],
  ['<div hidden><p data-loading>Loading…</p></div>', 0],
  ['<p>Terms</p>', 0],
])('a page with %s says %i times that the app has not come for long', (html, times) => {
  vi.useFakeTimers()
  document.body.innerHTML = `<div id="root" data-written>${html}</div>`

  dispatchEvent(new Event('DOMContentLoaded'))
  vi.advanceTimersByTime(20_000)

  expect(document.querySelectorAll('[role=alert]')).toHaveLength(times)
  vi.useRealTimers()
})

it('says so when the app has not come long after a press', () => {
  vi.useFakeTimers()
  press('Menu')
  vi.advanceTimersByTime(19_999)
  expect(document.querySelector('[role=alert]')).toBeNull()

  vi.advanceTimersByTime(1)

  expect(document.querySelector('[role=alert]')?.textContent).toBe(APP_MISSING)
  vi.useRealTimers()
})
