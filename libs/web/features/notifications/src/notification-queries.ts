import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

export type State = 'all' | 'unread'

export const parseState = (params: URLSearchParams): State => (params.get('state') === 'unread' ? 'unread' : 'all')

/** Whether somebody at work may need help, or a site somebody. */
export const isAlert = (kind: string) => kind.startsWith('alert.')

export const notificationsQuery = (api: Api, state: State) => api.pages('notifications.list', { state })
export const useNotifications = (state: State) => useSuspenseInfiniteQuery(notificationsQuery(useApi(), state))

export const useRead = () => useEndpointMutation('notifications.read', { repeatable: true })
export const useReadAll = () => useEndpointMutation('notifications.readAll', { repeatable: true })
