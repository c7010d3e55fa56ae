import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { appPages, frameAsks } from '@s4/contract/app-pages'
import type { WrittenPage } from '@s4/contract/page-messages'
import { shellLinks } from '@s4/links'
import { routePath, type RouteName } from '@s4/contract/routes'
import { afterAll, describe, expect, it } from 'vitest'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import { type OwnApp, pageScripts } from '@s4/api-platform/pages'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { preloaded } from '../../../src/preloaded'

const api = await startApi()
const seeker = await api.aSeeker()
const company = await api.aCompany()
const job = await api.aPublishedJob(company)

const sitesDir = mkdtempSync(join(tmpdir(), 's4-built-'))
const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports })
const built = {
  'index.html': chunk('start', '_react.js'),
  '_react.js': chunk('react'),
  'src/more-routes.tsx': chunk('routes', '_react.js'),
  'src/all-endpoints.ts': chunk('endpoints'),
  '../../libs/company/jobs/src/job-detail-page.tsx': chunk('job', '_terms.js'),
  '_terms.js': chunk('terms', 'index.html'),
}
mkdirSync(join(sitesDir, 'company-web/dist/.vite'), { recursive: true })
writeFileSync(join(sitesDir, 'company-web/dist/.vite/manifest.json'), JSON.stringify(built))
afterAll(() => rmSync(sitesDir, { recursive: true, force: true }))

/** What stands for the thread that writes pages. */
let writePage: (url: string, answer: (url: string) => Promise<unknown>) => Promise<WrittenPage | null> = async () =>
  null
const writers = {
  write: async (_app: OwnApp, { url }: { url: string }, answer: (url: string) => Promise<unknown>) =>
    writePage(url, answer),
  close: async () => undefined,
}

const settings = { baseDomain: 's4.localhost', port: 80, secureCookies: false }
const ask = preloaded({ app: api.app, clock: api.deps.clock, settings, scripts: pageScripts(sitesDir), writers })
const preloadWithSecret = async (secret: string, side: OwnApp, url: string) => {
  const found = await ask(
    {
      method: 'GET',
      url,
      ip: '127.0.0.1',
      cookies: { [SESSION_COOKIE]: secret },
      headers: { host: `${side}.s4.localhost`, cookie: `${SESSION_COOKIE}=${secret}` },
    },
    side,
  )
  if (found === 'missing') throw new Error(`${url} is missing`)
  return found
}
const preloadFor = ({ secret }: Person, side: OwnApp, url: string) => preloadWithSecret(secret, side, url)
const frameAddresses = new Set(
  Object.values(frameAsks)
    .flat()
    .map((name) => `/api${routePath(name as RouteName)}`),
)
/** Without those of the frame, which every page has. */
const addressesFor = async (person: Person, side: OwnApp, url: string) =>
  Object.keys((await preloadFor(person, side, url))?.responses ?? {}).filter((address) => !frameAddresses.has(address))

describe('the preloaded responses', () => {
  it.each<[name: string, person: Person, side: OwnApp, url: string, asked: string]>([
    ['a seeker’s jobs', seeker, 'seeker', '/User-Job', '/jobs'],
    ['a company’s recent jobs', company, 'company', '/recents-jobs', '/company/jobs?status=recent'],
    ['a job of a company', company, 'company', `/job-detail/${job.id}`, `/company/jobs/${job.id}`],
  ])('of %s are what the API returns to that person', async (_name, person, side, url, asked) => {
    const { responses } = (await preloadFor(person, side, url)) ?? {}
    const answer = (await api.as(person, 'GET', asked)).json()

    expect(responses).toMatchObject({ '/api/session': { data: { user: { uid: person.uid } } } })
    expect(responses?.[`/api${asked}`]).toEqual(answer)
    expect(JSON.stringify(answer)).toContain(job.id)
  })

  it('of the rota are of this week', async () => {
    expect(await addressesFor(company, 'company', '/rota-management')).toEqual([
      '/api/session',
      expect.stringMatching(/^\/api\/rota\?week=\d{4}-\d\d-\d\d$/),
    ])
  })

  it.each<[name: string, person: Person, side: OwnApp, url: string]>([
    ['an unknown page', seeker, 'seeker', '/User-FAQPage'],
    ['a page of the other role', seeker, 'seeker', '/recents-jobs'],
    ['the other role’s app', seeker, 'company', '/recents-jobs'],
    ['an address with a query, which may ask for something else', seeker, 'seeker', '/User-Job?text=door'],
    ['an id that is none', company, 'company', '/job-detail/..%2f..%2fteam'],
  ])('are only the session on %s', async (_name, person, side, url) => {
    const without = ['/api/config']

    expect((await addressesFor(person, side, url)).filter((address) => !without.includes(address))).toEqual([
      '/api/session',
    ])
  })

  it('say of a record that it is not there, so that the app need not ask', async () => {
    const url = '/job-detail/019aa000-0000-7000-8000-000000000000'
    const { responses } = (await preloadFor(company, 'company', url)) ?? {}

    expect(responses?.[`/api/company/jobs/${url.split('/')[2]}`]).toMatchObject({ status: 404, code: 'job.missing' })
  })

  it('name every address of the table as the API knows it', async () => {
    const failed: string[] = []
    for (const [side, person] of [
      ['seeker', seeker],
      ['company', company],
    ] as const)
      for (const { path, asks } of appPages[side].filter((page) => !page.path.includes(':'))) {
        const addresses = await addressesFor(person, side, path)
        const own = asks.filter((name) => !frameAsks[side].includes(name))
        if (addresses.length !== 1 + own.length) failed.push(`${path}: ${addresses.join(' ')}`)
      }

    expect(failed).toEqual([])
  })

  it('are null for an unknown cookie', async () => {
    expect(await preloadWithSecret('nobody', 'seeker', '/User-Job')).toBeNull()
  })

  it('are null without a cookie', async () => {
    const request = { method: 'GET', url: '/User-Job', ip: '127.0.0.1', cookies: {}, headers: {} } as const

    expect(await ask(request, 'seeker')).toBeNull()
  })
})

describe('a page that is written', () => {
  it('asks the API as the person who opens it, and its answers come with it', async () => {
    const asked: unknown[] = []
    writePage = async (url, answer) => {
      asked.push(url, await answer('/api/job-seeker'), await answer('/api/company/jobs'))
      return { html: '<main>', queries: [], leftOut: [] }
    }

    const { page, responses = {} } = (await preloadFor(seeker, 'seeker', '/User-PersonalDetails?tab=x')) ?? {}
    writePage = async () => null

    const own = (await api.as(seeker, 'GET', '/job-seeker')).json()
    expect(asked).toEqual(['http://seeker.s4.localhost:80/User-PersonalDetails?tab=x', own, null])
    expect(responses['/api/job-seeker']).toEqual(own)
    expect(responses).not.toHaveProperty('/api/company/jobs')
    expect(page).toEqual({ html: '<main>', queries: [], leftOut: [] })
  })

  it('says which answers do not come with it', async () => {
    writePage = async (_url, answer) => {
      await answer('/api/job-seeker')
      return { html: '<main>', queries: [], leftOut: ['/api/job-seeker'] }
    }

    const { responses } = (await preloadFor(seeker, 'seeker', '/User-PersonalDetails?tab=x')) ?? {}
    writePage = async () => null

    expect(responses).not.toHaveProperty('/api/job-seeker')
    expect(responses).toHaveProperty('/api/session')
  })

  it('that is late leaves out what it asked with a PIN, but for what its app asks first', async () => {
    const ofJob = `/api/company/jobs/${job.id}`
    writePage = async (_url, answer) => {
      await Promise.all([ofJob, '/api/sites'].map(answer))
      return null
    }

    const account = await addressesFor(company, 'company', shellLinks.account)
    const record = await addressesFor(company, 'company', `/job-detail/${job.id}`)
    writePage = async () => null

    expect([account.includes(ofJob), account.includes('/api/sites')]).toEqual([false, true])
    expect(record).toContain(ofJob)
  })

  it.each(['/User-FAQPage', '/recents-jobs'])('is none of this app: %s', async (url) => {
    writePage = () => Promise.reject(new Error('written'))

    expect(await preloadFor(seeker, 'seeker', url)).toMatchObject({ page: null })

    writePage = async () => null
  })
})

describe('a page for somebody signed out', () => {
  const openSignedOut = (url: string) =>
    ask({ method: 'GET', url, ip: '127.0.0.1', cookies: {}, headers: { host: 'seeker.s4.localhost' } }, 'seeker')

  it.each(['', '?text=door'])('is written of an open job, with what everybody may read of it%s', async (query) => {
    const asked: unknown[] = []
    writePage = async (url, answer) => {
      asked.push(url, await answer('/api/session'), await answer('/api/job-seeker'))
      return { html: '<main>', queries: [], leftOut: [] }
    }

    const found = await openSignedOut(`/User-JobDetails/${job.id}${query}`)
    writePage = async () => null

    expect(asked).toEqual([`http://seeker.s4.localhost:80/User-JobDetails/${job.id}${query}`, { data: null }, null])
    if (!found || found === 'missing') throw new Error('the page is not written')
    expect(found.page).toEqual({ html: '<main>', queries: [], leftOut: [] })
    expect(Object.keys(found.responses).toSorted()).toEqual(['/api/config', `/api/jobs/${job.id}`, '/api/session'])
    expect(found.responses[`/api/jobs/${job.id}`]).toMatchObject({ data: { id: job.id, mine: null } })
  })

  it.each(['01900000-0000-7000-8000-000000000000', 'no-id'])('is missing where there is no job %s', async (id) => {
    writePage = () => Promise.reject(new Error('written'))

    expect(await openSignedOut(`/User-JobDetails/${id}`)).toBe('missing')

    writePage = async () => null
  })
})

describe('a page of which only the head is asked for', () => {
  const unwritten = { scripts: [], page: null }
  const asked = { method: 'HEAD', ip: '127.0.0.1', cookies: {}, headers: { host: 'seeker.s4.localhost' } }

  it('is not written, and no answers are read for it', async () => {
    const session = { [SESSION_COOKIE]: seeker.secret }
    const headers = { ...asked.headers, cookie: `${SESSION_COOKIE}=${seeker.secret}` }
    writePage = () => Promise.reject(new Error('written'))

    const found = await ask({ ...asked, url: '/User-Job', cookies: session, headers }, 'seeker')

    expect(found).toEqual({ ...unwritten, responses: { '/api/session': expect.anything() } })

    writePage = async () => null
  })

  it('is missing where there is no such record', async () => {
    writePage = () => Promise.reject(new Error('written'))

    expect(await ask({ ...asked, url: `/User-JobDetails/${job.id}` }, 'seeker')).toMatchObject(unwritten)
    expect(await ask({ ...asked, url: '/User-JobDetails/no-id' }, 'seeker')).toBe('missing')

    writePage = async () => null
  })
})

describe('the scripts of a page', () => {
  it.each<[name: string, person: Person, side: OwnApp, url: string, scripts: string[]]>([
    ['a record', company, 'company', `/job-detail/${job.id}`, ['endpoints', 'job', 'terms']],
    ['a record, with a query', company, 'company', `/job-detail/${job.id}?tab=x`, ['endpoints', 'job', 'terms']],
    ['the first page, which is in the start', company, 'company', '/recents-jobs', []],
    ['a page whose screen is not built', company, 'company', '/team', ['routes', 'endpoints']],
    ['an unknown page', company, 'company', '/nowhere', []],
    ['a page of the other role', seeker, 'company', `/job-detail/${job.id}`, []],
    ['an app that is not built', seeker, 'seeker', '/User-PersonalDetails', []],
  ])('are those beyond its app’s start: %s', async (_name, person, side, url, scripts) => {
    expect((await preloadFor(person, side, url))?.scripts).toEqual(scripts.map((name) => `/assets/${name}.js`))
  })
})

it('nothing is preloaded once the session has expired', async () => {
  await api.db.query('update session set expires_at = $2 where uid = $1', [seeker.uid, new Date(0)])

  expect(await preloadFor(seeker, 'seeker', '/User-Job')).toBeNull()
})
