import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseMeasured, isMeasured } from './choice'
import { watchPage } from './watch-page'

const vitals = vi.hoisted(() => ({ tell: (_metric: { name: string; value: number }) => {} }))
vi.mock('web-vitals', () => ({
  onLCP: (tell: typeof vitals.tell) => {
    vitals.tell = tell
  },
  onINP: () => undefined,
  onCLS: () => undefined,
}))

/** Blobs of jsdom have no `text`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.readAsText(blob)
  })

const sent: unknown[] = []
let visibility: 'visible' | 'hidden' = 'visible'

beforeEach(() => {
  sent.length = 0
  visibility = 'visible'
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (address: string, body: Blob) => {
      sent.push({ address, body: textOf(body) })
      return true
    },
  })
})
afterEach(() => {
  chooseMeasured(true)
  // A page left hidden would stop the retries of the next file's queries.
  Reflect.deleteProperty(document, 'visibilityState')
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

async function hide() {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  return Promise.all(
    (sent as { address: string; body: Promise<string> }[]).map(async ({ address, body }) => ({
      address,
      body: JSON.parse(await body),
    })),
  )
}
const fail = () => window.dispatchEvent(new ErrorEvent('error', { message: 'Ada Lovelace is not a function' }))

it('sends the pattern of the page and a number when the page is hidden, and no words of an error', async () => {
  let pattern = '/User-Job'
  watchPage({ app: 'seeker', matches: () => [{ route: { path: '/' } }, { route: { path: pattern } }], random: () => 0 })
  pattern = '/User-JobDetails/:id'
  vitals.tell({ name: 'LCP', value: 812.5 })
  fail()

  expect(sent).toEqual([])
  expect(await hide()).toEqual([
    {
      address: '/api/page-reports',
      body: {
        app: 'seeker',
        measures: [
          { measure: 'LCP', route: '/User-Job', value: 812.5 },
          { measure: 'error', route: '/User-JobDetails/:id', value: 1 },
        ],
      },
    },
  ])
})

it('sends at most five errors of a page that fails all the time', async () => {
  watchPage({ app: 'company', matches: () => [{ route: { path: '/sites' } }], random: () => 0.5 })
  for (let time = 0; time < 9; time += 1) fail()
  const reports = await hide()

  expect(reports.find(({ body }) => body.app === 'company')?.body.measures).toHaveLength(5)
})

it('sends nothing of whoever switched it off, on the three sites', async () => {
  chooseMeasured(false)
  watchPage({ app: 'shell', matches: () => [{ route: { path: '/' } }], random: () => 0 })
  fail()

  expect(isMeasured()).toBe(false)
  expect(await hide()).toEqual([])
})
