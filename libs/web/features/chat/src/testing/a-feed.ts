import type { ChatMessage } from '@s4/contract'
import { act } from '@testing-library/react'
import type { Feed, FeedListener, LoadFeed } from '../feed/feed'

/** A feed controlled by a spec; a late listener receives the last messages. */
export function aFeed() {
  const listeners = new Set<FeedListener>()
  const limits: number[] = []
  const marks: number[] = []
  let refusals = 0
  let deliverMessages: ((listener: FeedListener) => void) | undefined
  let deliverSeen: ((listener: FeedListener) => void) | undefined
  const feed: Feed = {
    follow(_conversationId, limit, listener) {
      limits.push(limit)
      listeners.add(listener)
      deliverMessages?.(listener)
      deliverSeen?.(listener)
      return () => void listeners.delete(listener)
    },
    markRead: async (_conversationId, _uid, sequence) => {
      if (refusals-- > 0) throw new Error('the feed does not know the message yet')
      marks.push(sequence)
    },
  }
  const load: LoadFeed = () => Promise.resolve(feed)

  return {
    load,
    limits,
    marks,
    /** Refuses the next mark. */
    refuseMark: () => (refusals = 1),
    say(messages: ChatMessage[], current = true) {
      deliverMessages = ({ onMessages }) => onMessages(messages, current)
      act(() => listeners.forEach((listener) => deliverMessages?.(listener)))
    },
    see(seen: Record<string, number>) {
      deliverSeen = ({ onSeen }) => onSeen(seen)
      act(() => listeners.forEach((listener) => deliverSeen?.(listener)))
    },
  }
}
