import { describe, expect, it } from 'vitest'
import { SESSION_COOKIE } from '@s4/api-identity/session'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'
import { preloadedResponses } from '../../../src/preloaded-responses'

const api = await startApi()
const seeker = await api.aSeeker()
const company = await api.aCompany()
const job = await api.aPublishedJob(company)

const openedWith = (secret: string, url: string) =>
  preloadedResponses(api.app)({
    url,
    ip: '127.0.0.1',
    cookies: { [SESSION_COOKIE]: secret },
    headers: { host: 'seeker.s4.localhost', cookie: `${SESSION_COOKIE}=${secret}` },
  })
const opened = ({ secret }: Person, url: string) => openedWith(secret, url)

describe('the first answers', () => {
  it.each([
    ['a seeker’s jobs', seeker, '/User-Job', '/jobs'],
    ['a company’s recent jobs', company, '/recents-jobs', '/company/jobs?status=recent'],
  ])('of %s are what the API answers that person', async (_name, person, url, asked) => {
    const answers = await opened(person, url)
    const list = (await api.as(person, 'GET', asked)).json()

    expect(answers).toMatchObject({ '/api/session': { data: { user: { uid: person.uid } } }, [`/api${asked}`]: list })
    expect(list.data).toEqual([expect.objectContaining({ id: job.id })])
  })

  it('say who is signed in on every other screen', async () => {
    expect(Object.keys((await opened(seeker, '/User-FAQPage')) ?? {})).toEqual(['/api/session'])
  })

  it('leave out what a person may not see', async () => {
    expect(Object.keys((await opened(seeker, '/recents-jobs')) ?? {})).toEqual(['/api/session'])
  })

  it('are none for a cookie that nobody holds', async () => {
    expect(await openedWith('nobody', '/User-Job')).toBeNull()
  })

  it('are none without a cookie', async () => {
    expect(
      await preloadedResponses(api.app)({ url: '/User-Job', ip: '127.0.0.1', cookies: {}, headers: {} }),
    ).toBeNull()
  })

  it('are none once the hour is over', async () => {
    await api.db.query('update session set expires_at = $2 where uid = $1', [seeker.uid, new Date(0)])

    expect(await opened(seeker, '/User-Job')).toBeNull()
  })
})
