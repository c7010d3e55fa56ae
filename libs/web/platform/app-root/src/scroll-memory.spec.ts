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

const start = () => {
  const router = createMemoryRouter(
    ['/jobs', '/job', '/other'].map((path) => ({ path, element: null })),
    { initialEntries: ['/jobs'] },
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
