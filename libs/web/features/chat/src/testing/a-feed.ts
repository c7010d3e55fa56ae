import type { ChatMessage } from '@s4/contract'
import { act } from '@testing-library/react'
import type { Feed, FeedListener, LoadFeed } from '../feed/feed'

/** A feed controlled by a spec; a late listener receives the last messages. */
export function aFeed() {
  const listeners = new Set<FeedListener>()
  const limits: number[] = []
  const marks: number[] = []
  let tellMessages: ((listener: FeedListener) => void) | undefined
  let tellSeen: ((listener: FeedListener) => void) | undefined
  const feed: Feed = {
    follow(_conversationId, limit, listener) {
      limits.push(limit)
      listeners.add(listener)
      tellMessages?.(listener)
      tellSeen?.(listener)
      return () => void listeners.delete(listener)
    },
    markRead: async (_conversationId, _uid, sequence) => void marks.push(sequence),
  }
  const load: LoadFeed = () => Promise.resolve(feed)

  return {
    load,
    limits,
    marks,
    say(messages: ChatMessage[], current = true) {
      tellMessages = ({ onMessages }) => onMessages(messages, current)
      act(() => listeners.forEach((listener) => tellMessages?.(listener)))
    },
    see(seen: Record<string, number>) {
      tellSeen = ({ onSeen }) => onSeen(seen)
      act(() => listeners.forEach((listener) => tellSeen?.(listener)))
    },
  }
}
