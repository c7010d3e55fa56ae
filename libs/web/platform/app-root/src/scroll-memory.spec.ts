import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rememberScroll } from './scroll-memory'

/** How far the page can be scrolled, as its content grows. */
let height = 5000
let stop: () => void

beforeEach(() => {
  sessionStorage.clear()
  height = 5000
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollTo').mockImplementation((...args: unknown[]) => {
    Object.defineProperty(window, 'scrollY', { value: Math.min(Number(args[1]), height), configurable: true })
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const start = (at = '/jobs') => {
  const router = createMemoryRouter(
    ['/jobs', '/job', '/other'].map((path) => ({ path, element: null })),
    { initialEntries: [at] },
  )
  stop = rememberScroll(router)
  return router
}
const frames = () => vi.advanceTimersByTime(100)

it('a new page begins at its top, and Back leads to where the page was left', async () => {
  const router = start()
  window.scrollTo(0, 1200)

  await router.navigate('/job')
  frames()
  expect(window.scrollY).toBe(0)
  await router.navigate(-1)
  frames()

  expect(window.scrollY).toBe(1200)
})

it('waits on Back until the list is long enough again', async () => {
  const router = start()
  window.scrollTo(0, 1200)
  await router.navigate('/job')
  height = 300
  await router.navigate(-1)
  frames()
  expect(window.scrollY).toBe(300)

  height = 5000
  frames()

  expect(window.scrollY).toBe(1200)
})

it('leaves the scrolling to whoever has begun to scroll', async () => {
  const router = start()
  window.scrollTo(0, 1200)
  await router.navigate('/job')
  height = 300
  await router.navigate(-1)
  frames()

  window.dispatchEvent(new Event('wheel'))
  height = 5000
  frames()

  expect(window.scrollY).toBe(300)
})

it('stays where it is when only the filter in the address changes', async () => {
  const router = start()
  window.scrollTo(0, 800)

  await router.navigate('/jobs?state=open')
  frames()

  expect(window.scrollY).toBe(800)
})

const loadedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceNavigationTiming])

it.each([
  ['is where it was after loading it again', '/jobs', 'reload', 1200],
  ['begins at the top of another one opened by a link', '/job', 'navigate', 0],
  ['begins at the top when it is opened anew', '/jobs', 'navigate', 0],
  ['begins at the top of another one loaded again', '/job', 'reload', 0],
])('a document %s', (_what, at, type, place) => {
  start()
  window.scrollTo(0, 1200)
  window.dispatchEvent(new Event('pagehide'))
  stop()
  window.scrollTo(0, 0)

  loadedBy(type)
  start(at)
  frames()

  expect(window.scrollY).toBe(place)
})
