import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { APP_MISSING, APP_MISSING_EVENT, heldPressesScript } from './held-presses'

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
  document.head.append(script)

  script.dispatchEvent(new Event('error'))

  expect(document.querySelectorAll('[role=alert]')).toHaveLength(times)
  if (times) expect(document.querySelector('[role=alert]')?.textContent).toBe(APP_MISSING)
})

it.each([
  ['a script of the app fails', () => new ErrorEvent('error', { filename: 'http://s4/assets/index.js' })],
  ['the app gives up', () => new Event(APP_MISSING_EVENT)],
])('says so once when %s', (_when, event) => {
  dispatchEvent(event())
  dispatchEvent(event())

  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
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
