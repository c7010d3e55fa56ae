import { createApi } from '@s4/api-client'
import { routes } from '@s4/contract/routes'
import { aConfig, reply, server } from '@s4/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { loadFirestoreFeed } from './load-firestore-feed'

vi.mock('./firestore-feed', () => ({
  firestoreFeed: (_firebase: unknown, token: string) => Promise.resolve({ token }),
}))

const signedIn = (session: string) => {
  document.cookie = `XSRF-TOKEN=${session}`
}
afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; max-age=0'
})

it('the feed is kept for one session, and a new session gets a new one', async () => {
  let given = 0
  server.use(
    reply('config.show', aConfig({})),
    reply('session.customToken', () => ({ token: `token-${(given += 1)}` })),
  )
  const api = createApi({ endpoints: routes, uid: () => 'ada' })

  signedIn('one')
  const [first, again] = [await loadFirestoreFeed(api), await loadFirestoreFeed(api)]
  signedIn('another')
  const afresh = await loadFirestoreFeed(api)

  expect([first, again, afresh]).toEqual([{ token: 'token-1' }, { token: 'token-1' }, { token: 'token-2' }])
})
