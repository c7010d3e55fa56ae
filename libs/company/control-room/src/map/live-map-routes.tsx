import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { configQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { liveMapQuery, trailQuery } from '../live/room-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const liveMapRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.liveMap,
    loader: () =>
      Promise.all([queryClient.ensureQueryData(configQuery(api)), queryClient.fetchQuery(liveMapQuery(api))]),
    lazy: { Component: async () => (await import('./live-map-page')).LiveMapPage },
  },
  {
    path: companyLinks.trail(':id'),
    loader: ({ params: { id = '' } }) =>
      Promise.all([queryClient.ensureQueryData(configQuery(api)), queryClient.fetchQuery(trailQuery(api, id))]),
    lazy: { Component: async () => (await import('./trail-page')).TrailPage },
  },
]
