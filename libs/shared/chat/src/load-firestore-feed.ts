import type { Api } from '@s4/api-client'
import type { Feed, LoadFeed } from './feed'

let held: { api: Api; uid: string | null; feed: Promise<Feed> } | undefined

/** The feed of whoever is signed in on this page; a failure is forgotten, so that the next call tries again. The SDK comes with it, and only with it. */
export const loadFirestoreFeed: LoadFeed = (api) => {
  const uid = api.uid()
  if (held?.api === api && held.uid === uid) return held.feed

  const load = async () => {
    const [{ firebase }, { token }, { firestoreFeed }] = await Promise.all([api.call('config.show', {}), api.call('session.customToken', {}), import('./firestore-feed')])
    return firestoreFeed(firebase, token)
  }
  const feed = load()
  held = { api, uid, feed }
  feed.catch(() => {
    if (held?.feed === feed) held = undefined
  })
  return feed
}
