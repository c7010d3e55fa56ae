import { afterEach, expect, it, vi } from 'vitest'
import { trustedTextsScript } from './trusted-texts'

afterEach(() => {
  vi.unstubAllGlobals()
})

// oxlint-disable-next-line typescript/no-implied-eval -- It is text for the document’s head.
const run = () => void new Function(trustedTextsScript)()

function rules() {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  run()
  const [name, made] = createPolicy.mock.lastCall ?? []
  expect(name).toBe('default')
  return made as Record<'createHTML' | 'createScriptURL', (text: string) => string | null>
}

it.each([
  '',
  '<svg/>',
  '<span aria-hidden="true">+</span>',
  '500 m',
  '© OpenStreetMap contributors',
  'Place data: GeoNames, Natural Earth',
])('a map may write “%s”', (html) => {
  expect(rules().createHTML(html)).toBe(html)
})

it.each(['<img src=x onerror=alert(1)>', '<svg/><script>', '3 km<b>', '&lt;b&gt;', '\n<svg/>'])(
  'nothing may write “%s”',
  (html) => {
    expect(rules().createHTML(html)).toBeNull()
  },
)

it.each(['/service-worker.js', '/push-worker.js', 'https://apis.google.com/js/api.js?onload=__iframefcb123456'])(
  '%s may run',
  (address) => {
    expect(rules().createScriptURL(address)).toBe(address)
  },
)

it.each([
  '/api/files/019aa000-0000-7000-8000-000000000000',
  '//elsewhere.example/service-worker.js',
  'data:text/javascript,alert(1)',
  'https://apis.google.com/js/api.js?onload=alert&x=1',
  'https://apis.google.com/js/platform.js',
])('%s may not run', (address) => {
  expect(rules().createScriptURL(address)).toBeNull()
})

it('no script may be made of a text', () => {
  expect(Object.keys(rules())).toEqual(['createHTML', 'createScriptURL'])
})

it('a browser that does not know trusted texts shows the page all the same', () => {
  vi.stubGlobal('trustedTypes', undefined)

  expect(run).not.toThrow()
})
