import { shellLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { accountQuery, dataRequestsQuery, devicesQuery } from './account-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const accountRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: shellLinks.account,
    loader: () =>
      Promise.all([
        queryClient.ensureQueryData(accountQuery(api)),
        queryClient.ensureQueryData(devicesQuery(api)),
        queryClient.ensureQueryData(dataRequestsQuery(api)),
      ]),
    lazy: { Component: async () => (await import('./account-page')).AccountPage },
  },
]
