import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { pagePolicies } from '../../../src/page-policies'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const sitesDir = mkdtempSync(join(tmpdir(), 's4-policies-'))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(sitesDir, path)), { recursive: true })
  writeFileSync(join(sitesDir, path), text)
}
for (const site of ['shell', 'seeker-web', 'company-web'])
  write(`${site}/dist/index.html`, '<title>S4</title><div id="root"></div>')
write('shell/dist/assets/start.js', '')
write('seeker-web/dist/service-worker.js', '')
const app = await buildApp({ ...api.deps, settings: { ...api.deps.settings, sitesDir } })
afterAll(async () => {
  await app.close()
  rmSync(sitesDir, { recursive: true, force: true })
})

const NOTHING = "default-src 'none'"

const directivesOf = (policy: unknown) =>
  Object.fromEntries(
    String(policy)
      .split(/; ?/)
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources] as const
      }),
  )

const headersOf = async (host: string, url: string) => (await app.inject({ url, headers: { host } })).headers

describe('an answer of the server', () => {
  it.each([
    ['s4.localhost', '/api/config'],
    ['s4.localhost', '/api/nothing-here'],
    ['s4.localhost', '/assets/start.js'],
    ['s4.localhost', '/missing.js'],
  ])('of %s%s may load and run nothing', async (host, url) => {
    const policy = directivesOf((await headersOf(host, url))['content-security-policy'])

    expect(policy).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
      'style-src': ["'unsafe-inline'"],
    })
  })

  it('is read by its own site alone, the files of a build also by the other sites', async () => {
    const readers = []
    for (const url of ['/api/config', '/api/nothing-here', '/login', '/assets/start.js'])
      readers.push((await headersOf('s4.localhost', url))['cross-origin-resource-policy'])

    expect(readers).toEqual(['same-origin', 'same-origin', 'same-origin', 'same-site'])
  })

  it('opens in a window of its own, and a page keeps the sign-in window that it opens', async () => {
    expect((await headersOf('s4.localhost', '/api/config'))['cross-origin-opener-policy']).toBe('same-origin')
    expect((await headersOf('s4.localhost', '/login'))['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  })

  it('lets a worker ask its own site alone', async () => {
    const { 'content-security-policy': policy } = await headersOf('seeker.s4.localhost', '/service-worker.js')

    expect(policy).toBe(`${NOTHING}; connect-src 'self'`)
  })

  it('that describes the API runs its own scripts alone', async () => {
    const { 'content-security-policy': policy } = await headersOf('s4.localhost', '/api/docs')

    expect(directivesOf(policy)).toMatchObject({ 'default-src': ["'none'"], 'script-src': ["'self'"] })
  })
})

describe('a page', () => {
  it.each([
    ['s4.localhost', '/'],
    ['s4.localhost', '/login'],
    ['seeker.s4.localhost', '/User-Job'],
    // As the service worker keeps it.
    ['seeker.s4.localhost', '/index.html'],
    ['company.s4.localhost', '/recents-jobs'],
  ])('of %s%s makes no script of a text and runs none but ours', async (host, url) => {
    const { port } = api.deps.settings
    const policy = directivesOf((await headersOf(host, url))['content-security-policy'])

    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default', 'gapi#gapi', 'goog#html'],
      'connect-src': expect.arrayContaining([`http://${host}:${port}/api/`, `http://${host}:${port}/robots.txt`]),
      'img-src': expect.arrayContaining([`http://${host}:${port}/assets/`, `http://${host}:${port}/api/files/`]),
    })
    expect(policy['script-src']).toEqual(
      expect.arrayContaining([expect.stringMatching(/^'sha256-/), `http://${host}:${port}/assets/`]),
    )
    for (const wide of ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'https:', 'data:', 'blob:'])
      expect(policy['script-src']).not.toContain(wide)
  })

  it('of the phone alone may start the reader of codes and the worker that keeps its files', async () => {
    const seeker = directivesOf((await headersOf('seeker.s4.localhost', '/User-Job'))['content-security-policy'])
    const company = directivesOf((await headersOf('company.s4.localhost', '/'))['content-security-policy'])

    expect(seeker['script-src']).toContain("'wasm-unsafe-eval'")
    expect(seeker['worker-src']?.[0]).toMatch(/\/service-worker\.js$/)
    expect(company['script-src']).not.toContain("'wasm-unsafe-eval'")
    expect(company['worker-src']).toHaveLength(1)
  })
})

describe('the policies', () => {
  const production = {
    baseDomain: 's4.example',
    port: 4200,
    secureCookies: true,
    tileUrl: '',
    firebase: {
      projectId: 's4',
      apiKey: '',
      authDomain: 's4.firebaseapp.com',
      authEmulator: null,
      firestoreEmulator: null,
    },
  }

  it('in production name the paths of Google’s services that a page uses, and no other host', () => {
    const { shell, company } = pagePolicies(production)

    expect(directivesOf(company)).toMatchObject({
      'connect-src': [
        'https://company.s4.example/api/',
        'https://company.s4.example/robots.txt',
        'https://identitytoolkit.googleapis.com/v1/',
        'https://identitytoolkit.googleapis.com/v2/',
        'https://securetoken.googleapis.com/v1/',
        'https://company.s4.example/index.html',
        'https://firestore.googleapis.com/google.firestore.v1.Firestore/',
      ],
      'frame-src': ['https://s4.firebaseapp.com/__/auth/iframe'],
      'img-src': ['https://company.s4.example/assets/', 'https://company.s4.example/api/files/', 'blob:'],
    })
    expect(shell).not.toContain('firestore')
    expect(shell).not.toContain('http:')
  })

  it('with emulators ask these in place of Google', () => {
    const firebase = { ...production.firebase, authEmulator: '127.0.0.1:9099', firestoreEmulator: '127.0.0.1:8080' }
    const { seeker } = pagePolicies({ ...production, firebase })

    expect(seeker).not.toContain('https://identitytoolkit')
    expect(directivesOf(seeker)).toMatchObject({
      'connect-src': expect.arrayContaining([
        'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/',
        'http://127.0.0.1:8080/google.firestore.v1.Firestore/',
      ]),
      'frame-src': ['http://127.0.0.1:9099/emulator/auth/iframe'],
    })
  })

  it.each([
    ['https://tiles.example/osm/{z}/{x}/{y}.png', 'https://tiles.example/osm/'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'https://*.tiles.example/'],
    ['https://tiles.example/?z={z}&x={x}&y={y}', 'https://tiles.example/'],
  ])('with map pictures at %s allow %s', (tileUrl, source) => {
    const { shell, seeker, company } = pagePolicies({ ...production, tileUrl })

    for (const policy of [seeker, company])
      expect(directivesOf(policy)['img-src']).toEqual(expect.arrayContaining([source, 'data:']))
    expect(shell).not.toContain('tiles')
  })
})
