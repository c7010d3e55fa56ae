import { useApi } from '@s4/api-client'
import type { ChatMessage } from '@s4/contract'
import { useEffect, useState } from 'react'
import { useMarkRead } from '../conversations/chat-queries'
import type { LoadFeed } from '../feed/feed'

interface MarkAsReadInput {
  conversationId: string
  messages: readonly ChatMessage[]
  loadFeed: LoadFeed
}

/** Marks the shown messages as read, for the counts and for the other side, while the tab is visible. */
export function useMarkAsRead({ conversationId, messages, loadFeed }: MarkAsReadInput): void {
  const api = useApi()
  const looking = usePageVisible()
  const { mutate } = useMarkRead()
  const sequence = messages.at(-1)?.sequence ?? 0

  useEffect(() => {
    const uid = api.uid()
    if (!looking || sequence === 0 || uid === null) return
    mutate({ id: conversationId, sequence })
    // The other side's *Seen* is not important enough for an error.
    void loadFeed(api)
      .then((feed) => feed.markRead(conversationId, uid, sequence))
      .catch(() => undefined)
  }, [api, conversationId, loadFeed, looking, mutate, sequence])
}

function usePageVisible(): boolean {
  const [looking, setLooking] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setLooking(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return looking
}
