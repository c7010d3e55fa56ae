import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { notificationsQuery, parseState } from './notification-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
  /** The path of the list in this app. */
  path: string
}

export const notificationRoutes = ({ api, queryClient, path }: Deps): RouteObject[] => [
  {
    path,
    loader: ({ request }) =>
      queryClient.ensureInfiniteQueryData(notificationsQuery(api, parseState(new URL(request.url).searchParams))),
    lazy: { Component: async () => (await import('./notifications-page')).NotificationsPage },
  },
]
