import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { historyQuery, parseHistory, teamQuery } from './team-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const teamRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.team,
    loader: () =>
      Promise.all([queryClient.ensureQueryData(teamQuery(api)), queryClient.ensureQueryData(siteListQuery(api))]),
    lazy: { Component: async () => (await import('./team-page')).TeamPage },
  },
  {
    path: companyLinks.teamHistory,
    loader: ({ request }) =>
      Promise.all([
        queryClient.ensureQueryData(teamQuery(api)),
        queryClient.ensureQueryData(historyQuery(api, parseHistory(new URL(request.url).searchParams))),
      ]),
    lazy: { Component: async () => (await import('./history-page')).HistoryPage },
  },
]
