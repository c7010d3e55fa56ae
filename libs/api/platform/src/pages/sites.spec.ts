import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { ApiError } from '@s4/contract/api-error'
import { handleError } from '../failures/send-failures'
import { serveSites } from './sites'
import { publicPageTags, socialTags } from './social-tags'

const sitesDir = mkdtempSync(join(tmpdir(), 's4-sites-'))
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(sitesDir, path)), { recursive: true })
  writeFileSync(join(sitesDir, path), text)
}
const APP = '<script type="module" src="/a.js"></script><div id="root"></div>'
for (const site of ['shell', 'seeker-web', 'company-web'])
  write(`${site}/dist/index.html`, `<meta\n name="description" content="S4" /><title>S4</title>${site}${APP}`)
write('shell/dist/app.html', '<title>S4</title>the rest of the shell')
write('shell/dist/.documents/login.html', '<title>S4</title>sign in')
write('shell/dist/.documents/login.google.html', '<title>S4</title>sign in, also with Google')
write('shell/dist/.documents/ResetPassword.oobCode.html', '<title>S4</title>a new password')
write('shell/dist/.documents/email-verification.html', '<title>S4</title>sign in first')
write('shell/dist/.documents/email-verification.oobCode.html', '<title>S4</title>being verified')
write('shell/dist/.documents/reference.html', '<title>S4</title>a reference')
write('shell/dist/.documents/staff/sign-in.html', '<title>S4</title>the console')
write('shell/dist/.documents/missing.html', '<title>Not found · S4</title><p>[what happened]</p>')
write('shell/dist/.documents/failed.html', '<title>Something went wrong · S4</title><p>[what happened]</p>')
write('shell/dist/.documents/terms.html', '<title>S4</title>the terms')
write('shell/dist/assets/main-abc.js', 'plain')
write('shell/dist/assets/main-abc.js.br', 'brotli')
write('shell/dist/assets/main-abc.js.gz', 'gzip')
write('secret.txt', 'secret')
for (const leftover of ['.vite/manifest.json', 'assets/main-abc.js.map', 'assets/main-abc.js.map.br'])
  write(`shell/dist/${leftover}`, 'left over')

const settings = { baseDomain: 's4.localhost', port: 4200, secureCookies: false }

let ways: string[] | null = []

const policies = { shell: 'shell policy', seeker: 'seeker policy', company: 'company policy' }

const app = Fastify()
app.setErrorHandler(handleError)
app.get('/api/failing', () => Promise.reject(new ApiError('server.busy', { message: 'Busy & <b>full</b> $&' })))
await serveSites(app, {
  sitesDir,
  baseDomain: 's4.localhost',
  port: 4200,
  pageHead: async (site, path) =>
    path === '/User-JobDetails/2'
      ? '<title>A job</title><meta name="description" content="This job">'
      : path === '/User-JobDetails/1'
        ? '<title>A job for $1</title>'
        : publicPageTags(settings, site, path),
  preloaded: async ({ headers, url }, app) =>
    url === '/User-JobDetails/gone'
      ? 'missing'
      : headers.cookie
        ? {
            responses: { '/api/session': { name: '</script><b>$& Ada' } },
            scripts: [`/assets/${app}.js`],
            page: headers.cookie.includes('written')
              ? { html: '<main><h1 class="x">$& jobs</h1></main>', queries: [{ key: ['</script>'] }], leftOut: [] }
              : null,
          }
        : null,
  policies,
  signInWays: async () => ways,
  screens: {
    seeker: ['http://seeker.s4.localhost:4200/assets/jobs.js'],
    company: ['http://company.s4.localhost:4200/assets/recent.js'],
  },
  ownApp: async ({ headers }) => (headers.cookie ? 'company' : null),
  hasSession: ({ headers }) => headers.cookie !== undefined,
  readElsewhere: ({ headers }, path) =>
    path === '/User-FAQSection' && !headers.cookie ? 'http://s4.localhost:4200/questions' : null,
  limit: async () => undefined,
})
afterAll(async () => {
  await app.close()
  rmSync(sitesDir, { recursive: true, force: true })
})

const failing = async () => {
  throw new Error('the database is away')
}
const silent = () => new Promise<never>(() => undefined)

const get = (host: string, url: string, encodings = '') =>
  app.inject({ url, headers: { host: `${host}:4200`, 'accept-encoding': encodings } })

describe('the three sites', () => {
  it.each([
    ['s4.localhost', '/', 'shell'],
    ['s4.localhost', '/login', 'sign in'],
    ['s4.localhost', '/staff', 'the rest of the shell'],
    ['s4.localhost', '/staff/sign-in', 'the console'],
    ['seeker.s4.localhost', '/User-Job?text=door', 'seeker-web'],
    ['company.s4.localhost', '/job-detail/1', 'company-web'],
  ])('%s%s answers its app’s page, afresh', async (host, path, words) => {
    const answer = await get(host, path)

    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(words)
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  it.each<[url: string, ways: string[] | null, words: string]>([
    ['/login?next=http%3A%2F%2Fseeker.s4.localhost%2FUser-Job', ['google'], 'sign in, also with Google'],
    ['/login?signed-out', ['phone'], 'sign in'],
    ['/login?mode=signIn&oobCode=x', [], 'the rest of the shell'],
    ['/login', null, 'the rest of the shell'],
    ['/ResetPassword?mode=resetPassword&oobCode=x&apiKey=y', null, 'a new password'],
    ['/ResetPassword', [], 'the rest of the shell'],
    ['/email-verification', [], 'sign in first'],
    ['/email-verification?mode=verifyEmail&oobCode=x', [], 'being verified'],
    ['/terms', null, 'the terms'],
    ['/?text=door&town=Leeds', null, 'shell<script'],
  ])('answer %s where one signs in by %j with the words “%s”', async (url, now, words) => {
    ways = now
    const { body } = await get('s4.localhost', url)
    ways = []

    expect(body.slice(body.lastIndexOf('>', body.indexOf(words)) + 1)).toContain(words)
  })

  it('show somebody with a session, in place of what is said to others, the page of the app', async () => {
    const { body } = await app.inject({
      url: '/email-verification',
      headers: { host: 's4.localhost:4200', cookie: 'session=x' },
    })

    expect(body).toContain('the rest of the shell')
  })

  it('answer the page of a referee’s link without storing, indexing or passing on its address', async () => {
    const { statusCode, headers, body } = await get('s4.localhost', '/reference')

    expect([statusCode, body]).toEqual([200, expect.stringContaining('a reference')])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  it.each(['/', '/login', '/assets/main-abc.js'])('respond to HEAD %s as to GET, without a body', async (url) => {
    const answer = await app.inject({ method: 'HEAD', url, headers: { host: 's4.localhost:4200' } })

    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })

  it.each([
    ['br', 'brotli'],
    ['gzip', 'gzip'],
    ['', 'plain'],
  ])('send a hashed file for good, encoded as “%s” when asked', async (encoding, body) => {
    const answer = await get('s4.localhost', '/assets/main-abc.js', encoding)

    expect(answer.body).toBe(body)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/assets/gone.js', '/favicon.ico', '/api/nothing', '/..%2f..%2fsecret.txt', '/%E0%A4%A'])(
    'respond to %s with 404 instead of a page',
    async (path) => {
      const answer = await get('s4.localhost', path)

      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
      expect(answer.body).not.toContain('<title>')
      expect(answer.body).not.toContain('secret\n')
    },
  )

  it.each([
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/./.vite/manifest.json',
    '//.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/assets/main-abc.js.map',
    '/assets/main-abc.js.MAP',
    '/assets/main-abc.js.map.br',
  ])('keep %s of the build to themselves', async (path) => {
    const answer = await get('s4.localhost', path)

    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('left over')
  })

  it.each<[what: string, host: string, url: string, status: number, title: string, words: string]>([
    ['an unknown path', 's4.localhost', '/nowhere', 404, 'Not found', 'There is nothing at this address.'],
    ['an unknown path', 'company.s4.localhost', '/sites/1/nothing', 404, 'Not found', 'There is nothing'],
    ['a missing file', 'seeker.s4.localhost', '/assets/gone.js', 404, 'Not found', 'There is nothing'],
    ['a missing record', 'seeker.s4.localhost', '/User-JobDetails/gone', 404, 'Not found', 'We could not find that.'],
    ['a busy server', 's4.localhost', '/api/failing', 503, 'Something went wrong', 'Busy &amp; &lt;b>full&lt;/b> $&'],
  ])('show %s on %s%s in a page', async (_what, host, url, status, title, words) => {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { host: `${host}:4200`, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    })

    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store'])
    expect(headers['content-type']).toContain('text/html')
    expect(headers['content-security-policy']).toMatch(/ policy$/)
    expect(body).toContain(`<title>${title} · S4</title><p>${words}`)
  })

  it('tell a program of a failure as before', async () => {
    expect((await get('s4.localhost', '/nowhere')).json()).toMatchObject({ code: 'route.missing', status: 404 })
  })

  it('lead somebody signed out from an app’s questions to those of everybody', async () => {
    const { statusCode, headers } = await get('seeker.s4.localhost', '/User-FAQSection')

    expect([statusCode, headers['location']]).toEqual([302, 'http://s4.localhost:4200/questions'])
  })

  it('redirect from localhost to the base domain', async () => {
    const answer = await get('localhost', '/login')

    expect(answer.statusCode).toBe(302)
    expect(answer.headers['location']).toBe('http://s4.localhost:4200/login')
  })

  it('describe a page in its head once', async () => {
    const { body } = await get('seeker.s4.localhost', '/User-JobDetails/2')

    expect(body).toBe(`<title>A job</title><meta name="description" content="This job">seeker-web${APP}`)
  })

  it('contain a job in the head, with its dollar signs', async () => {
    expect((await get('seeker.s4.localhost', '/User-JobDetails/1')).body).toBe(
      `<meta\n name="description" content="S4" /><title>A job for $1</title>seeker-web${APP}`,
    )
  })

  it.each(['seeker', 'company'])('embed the first responses of a signed-in %s, uncached and escaped', async (label) => {
    const { headers, body } = await app.inject({
      url: '/User-Job',
      headers: { host: `${label}.s4.localhost:4200`, cookie: '__session=x' },
    })

    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(/id="answers">(.*?)<\/script>/.exec(body)?.[1] ?? '')).toEqual({
      '/api/session': { name: '</script><b>$& Ada' },
    })
    expect(body).toContain(
      `<template id="scripts"><link rel="modulepreload" crossorigin href="/assets/${label}.js"></template>`,
    )
  })

  it('send such a page compressed when the browser accepts brotli', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/User-Job',
      headers: { host: 'seeker.s4.localhost:4200', cookie: '__session=x', 'accept-encoding': 'gzip, br' },
    })

    expect(headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toContain('id="answers"')
  })

  it('send a page that is the same for everybody as small as can be', async () => {
    const ask = (coding: string) =>
      app.inject({ url: '/login', headers: { host: 's4.localhost:4200', 'accept-encoding': coding } })
    const { body } = await ask('')
    const { rawPayload } = await ask('br')

    expect(brotliDecompressSync(rawPayload).toString()).toBe(body)
    expect(rawPayload).toEqual(brotliCompressSync(body))
  })

  it('send what the app shows itself once a build has come that is not the one of the written pages', async () => {
    const url = 'http://company.s4.localhost:4200/recents-jobs'
    const open = async () => (await app.inject({ url, headers: { cookie: 'written' } })).body
    const file = 'company-web/dist/index.html'
    const older = readFileSync(join(sitesDir, file), 'utf8')
    expect(await open()).toContain('data-written')

    write(file, older.replace('/a.js', '/newer.js'))
    const page = await open()
    expect(page).toContain('src="/newer.js"')
    expect(page).not.toContain('data-written')
    expect(page).not.toContain('/assets/company.js')
    expect(page).toContain('/api/session')
    write(file, older)
    expect(await open()).toContain('data-written')
  })

  it('send a page that was written in the place of its app, with what it read', async () => {
    const { body } = await app.inject({
      url: '/User-Job',
      headers: { host: 'seeker.s4.localhost:4200', cookie: '__session=written' },
    })

    expect(body).toContain(
      '<div id="root" data-written><main><h1 class="x">$& jobs</h1></main></div>' +
        '<template id="start"><script type="module" src="/a.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/assets/seeker.js"></template>',
    )
    expect(body).toContain('<title>$& jobs · S4</title>')
    // The app starts once the page has been painted.
    expect(body.match(/<script type="module"/g)).toHaveLength(1)
    const [, queries = ''] = /id="queries">([^<]*)</.exec(body) ?? []
    expect(JSON.parse(queries)).toEqual([{ key: ['</script>'] }])
  })

  it.each(['br;q=0', 'gzip, br; q=0.000', 'brotli', ''])(
    'send such a page uncompressed for the encodings “%s”',
    async (encodings) => {
      const { headers, body } = await app.inject({
        url: '/User-Job',
        headers: { host: 'seeker.s4.localhost:4200', cookie: '__session=x', 'accept-encoding': encodings },
      })

      expect(headers).not.toHaveProperty('content-encoding')
      expect(body).toContain('id="answers"')
    },
  )

  it.each<[name: string, url: string, cookie: string, scripts: string[]]>([
    ['nothing for somebody nobody knows', '/dashboard', '', []],
    ['their own app’s for somebody signed in', '/dashboard', '__session=x', ['recent.js']],
    ['nothing on a document, which does that itself', '/login', '__session=x', []],
  ])('have the browser fetch ahead %s', async (_name, url, cookie, scripts) => {
    const { headers } = await app.inject({ url, headers: { host: 's4.localhost:4200', ...(cookie && { cookie }) } })

    expect(
      [...String(headers['link'] ?? '').matchAll(/assets\/([\w.]+)>; rel=prefetch/g)].map(([, file]) => file),
    ).toEqual(scripts)
  })
})

describe('preloaded data', () => {
  it.each([
    ['fails', failing, 60_000],
    ['never responds', silent, 10],
  ])('does not delay a page when it %s', async (_how, ask, timeoutMs) => {
    const lame = Fastify()
    await serveSites(lame, {
      sitesDir,
      baseDomain: 's4.localhost',
      port: 4200,
      pageHead: ask,
      preloaded: ask,
      policies,
      signInWays: ask,
      screens: { seeker: [], company: [] },
      ownApp: ask,
      hasSession: () => false,
      readElsewhere: () => null,
      limit: async () => undefined,
      timeoutMs,
    })

    for (const [host, url, words] of [
      ['seeker.s4.localhost', '/User-Job', 'seeker-web'],
      ['s4.localhost', '/login', 'the rest of the shell'],
    ] as const) {
      const answer = await lame.inject({ url, headers: { host, cookie: '__session=x' } })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(answer.body).toContain(words)
    }
    await lame.close()
  })
})

describe('what is shown of a shared address', () => {
  it.each([
    ['s4.localhost', '/', 'S4: shift work in security', 'http://s4.localhost:4200/'],
    ['seeker.s4.localhost', '/User-Job', 'Security jobs on S4', 'http://seeker.s4.localhost:4200/User-Job'],
  ])('of %s%s is its title, its address and a picture', async (host, path, title, address) => {
    const { body } = await get(host, path)

    expect(body).toContain('<title>S4</title><meta')
    expect(body).toContain(`<meta property="og:title" content="${title}">`)
    expect(body).toContain(`<meta property="og:url" content="${address}">`)
    expect(body).toContain('<meta property="og:image" content="http://s4.localhost:4200/social-card.png">')
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
  })

  it.each([
    ['s4.localhost', '/client-view'],
    ['seeker.s4.localhost', '/User-InvoiceList'],
    ['company.s4.localhost', '/recents-jobs'],
  ])('of the private page %s%s is nothing', async (host, path) => {
    expect((await get(host, path)).body).not.toContain('og:')
  })

  it('ends no attribute early', () => {
    const tags = socialTags(settings, { site: 'seeker', path: '/', title: '"><b>Guard & "Co', description: '' })

    expect(tags).toContain('content="&quot;>&lt;b>Guard &amp; &quot;Co"')
  })
})
