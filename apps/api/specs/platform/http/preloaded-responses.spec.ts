import { describe, expect, it } from 'vitest'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { preloadedResponses } from '../../../src/preloaded-responses'

const api = await startApi()
const seeker = await api.aSeeker()
const company = await api.aCompany()
const job = await api.aPublishedJob(company)

const preloadWithSecret = (secret: string, url: string) =>
  preloadedResponses(api.app)({
    url,
    ip: '127.0.0.1',
    cookies: { [SESSION_COOKIE]: secret },
    headers: { host: 'seeker.s4.localhost', cookie: `${SESSION_COOKIE}=${secret}` },
  })
const preloadFor = ({ secret }: Person, url: string) => preloadWithSecret(secret, url)

describe('the preloaded responses', () => {
  it.each([
    ['a seeker’s jobs', seeker, '/User-Job', '/jobs'],
    ['a company’s recent jobs', company, '/recents-jobs', '/company/jobs?status=recent'],
  ])('of %s are what the API returns to that person', async (_name, person, url, asked) => {
    const answers = await preloadFor(person, url)
    const list = (await api.as(person, 'GET', asked)).json()

    expect(answers).toMatchObject({ '/api/session': { data: { user: { uid: person.uid } } }, [`/api${asked}`]: list })
    expect(list.data).toEqual([expect.objectContaining({ id: job.id })])
  })

  it('contain only the session on other screens', async () => {
    expect(Object.keys((await preloadFor(seeker, '/User-FAQPage')) ?? {})).toEqual(['/api/session'])
  })

  it('leave out what the person may not see', async () => {
    expect(Object.keys((await preloadFor(seeker, '/recents-jobs')) ?? {})).toEqual(['/api/session'])
  })

  it('are null for an unknown cookie', async () => {
    expect(await preloadWithSecret('nobody', '/User-Job')).toBeNull()
  })

  it('are null without a cookie', async () => {
    expect(
      await preloadedResponses(api.app)({ url: '/User-Job', ip: '127.0.0.1', cookies: {}, headers: {} }),
    ).toBeNull()
  })

  it('are null once the session has expired', async () => {
    await api.db.query('update session set expires_at = $2 where uid = $1', [seeker.uid, new Date(0)])

    expect(await preloadFor(seeker, '/User-Job')).toBeNull()
  })
})
