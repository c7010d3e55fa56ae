import type { Api } from '@s4/api-client'
import type { Feed, LoadFeed } from './feed'

let held: { api: Api; session: string | undefined; feed: Promise<Feed> } | undefined

/** Changes with every session; the session cookie itself is not readable by scripts. */
const sessionMarker = () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]

/**
 * The feed of this page's session, with the SDK loaded on demand. A failure is not remembered, so the next call tries
 * again. Its token ends with its session, so a new session, also from another tab, gets a new feed.
 */
export const loadFirestoreFeed: LoadFeed = (api) => {
  const session = sessionMarker()
  if (held?.api === api && held.session === session) return held.feed

  const load = async () => {
    const [{ firebase }, { token }, { firestoreFeed }] = await Promise.all([
      api.call('config.show', {}),
      api.call('session.customToken', {}),
      import('./firestore-feed'),
    ])
    return firestoreFeed(firebase, token)
  }
  const feed = load()
  held = { api, session, feed }
  feed.catch(() => {
    if (held?.feed === feed) held = undefined
  })
  return feed
}
