import { useApi } from '@s4/api-client'
import type { ChatMessage } from '@s4/contract'
import { useEffect, useState } from 'react'
import type { LoadFeed } from '../feed/feed'

const PAGE = 30
/** The first delays are short, because a conversation just opened is in Firestore a moment later. */
const RETRY_DELAYS_MS = [300, 600, 1000, 2000, 5000]
const FAILURES_BEFORE_NOTICE = 3

interface FeedState {
  state: 'loading' | 'live' | 'away'
  messages: ChatMessage[]
  seen: Record<string, number>
}

/** Follows the newest messages of a conversation while it is shown. */
export function useLiveMessages(conversationId: string, loadFeed: LoadFeed) {
  const api = useApi()
  const [limit, setLimit] = useState(PAGE)
  const [failures, setFailures] = useState(0)
  const [feedState, setFeedState] = useState<FeedState>({ state: 'loading', messages: [], seen: {} })

  useEffect(() => {
    let over = false
    let stop = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleRetry = () => {
      if (over || timer !== undefined) return
      if (failures >= FAILURES_BEFORE_NOTICE) setFeedState((now) => ({ ...now, state: 'away' }))
      timer = setTimeout(
        () => setFailures(failures + 1),
        RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)],
      )
    }
    const follow = async () => {
      const feed = await loadFeed(api)
      if (over) return
      stop = feed.follow(conversationId, limit, {
        onMessages: (messages, current) =>
          setFeedState((now) => {
            // An empty cache before the first response means nothing.
            if (!current && messages.length === 0)
              return { ...now, state: now.messages.length > 0 ? 'away' : now.state }
            return { ...now, messages, state: current ? 'live' : 'away' }
          }),
        onSeen: (seen) => setFeedState((now) => ({ ...now, seen })),
        onStopped: scheduleRetry,
      })
    }
    follow().catch(scheduleRetry)
    return () => {
      over = true
      clearTimeout(timer)
      stop()
    }
  }, [api, conversationId, failures, limit, loadFeed])

  return {
    ...feedState,
    hasOlder: feedState.messages.length >= limit && (feedState.messages[0]?.sequence ?? 1) > 1,
    loadOlder: () => setLimit(limit + PAGE),
  }
}
