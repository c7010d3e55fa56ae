import { useApi } from '@s4/api-client'
import type { ChatMessage } from '@s4/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMarkRead } from '../conversations/chat-queries'
import type { LoadFeed } from '../feed/feed'

/** The shown message may be there before the feed knows it; then its mark is refused at first. */
const SEEN_TRIES = 6

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
  // The other side's *Seen* is not important enough for an error.
  const { mutate: tellSeen } = useMutation({
    mutationFn: async ({ uid, sequence }: { uid: string; sequence: number }) =>
      (await loadFeed(api)).markRead(conversationId, uid, sequence),
    retry: SEEN_TRIES,
    meta: { shown: true },
  })
  const sequence = messages.at(-1)?.sequence ?? 0

  useEffect(() => {
    const uid = api.uid()
    if (!looking || sequence === 0 || uid === null) return
    mutate({ id: conversationId, sequence })
    tellSeen({ uid, sequence })
  }, [api, conversationId, looking, mutate, tellSeen, sequence])
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
