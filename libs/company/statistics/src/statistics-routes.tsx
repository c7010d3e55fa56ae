import type { Api } from '@s4/api-client'
import { companyLinks } from '@s4/links'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { statisticsQuery } from './statistics-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const statisticsRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.statistics,
    loader: ({ request }) => queryClient.ensureQueryData(statisticsQuery(api, new URL(request.url).searchParams)),
    lazy: { Component: async () => (await import('./statistics-page')).StatisticsPage },
  },
]
