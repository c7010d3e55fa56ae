import type { Api } from '@s4/api-client'
import type { Feed, LoadFeed } from './feed'

let held: { api: Api; session: string | undefined; feed: Promise<Feed> } | undefined

/** Tells one session from another: the cookie of the session itself is not for scripts. */
const sessionHere = () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]

/**
 * The feed of the session on this page; a failure is forgotten, so that the next call tries again. The SDK comes with it, and only with it.
 * Its token reads for as long as its session lives: signed in afresh, also in another tab, the next call gets a new one.
 */
export const loadFirestoreFeed: LoadFeed = (api) => {
  const session = sessionHere()
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
