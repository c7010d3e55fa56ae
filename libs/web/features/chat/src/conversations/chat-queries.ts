import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { unreadNoticesQuery, useConfig } from '@s4/queries'
import { useQuery, useQueryClient, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

export const conversationsQuery = (api: Api) => api.pages('chat.list', {})
export const conversationQuery = (api: Api, id: string) => api.query('chat.show', { id })

export const useChatIsOn = (): boolean => useConfig().chat
export const useConversations = () => useSuspenseInfiniteQuery(conversationsQuery(useApi()))
export const useConversation = (id: string) => useSuspenseQuery(conversationQuery(useApi(), id)).data
/** `shown` because a failure here needs no words. */
export const useMarkRead = () => useEndpointMutation('chat.read', { shown: true, repeatable: true })

/** Events of the work arrive with a notice, so a new notice refreshes the conversation. */
export function useEventsWithNotices(): void {
  const queryClient = useQueryClient()
  const unread = useQuery(unreadNoticesQuery(useApi())).data?.unread

  useEffect(() => {
    if (unread !== undefined) void queryClient.invalidateQueries({ queryKey: ['chat', 'show'] })
  }, [queryClient, unread])
}
