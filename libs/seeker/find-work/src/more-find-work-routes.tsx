import { seekerLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { configQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { mapSearchQuery } from './job-map/map-search-query'
import { SearchRefused } from './search/search-refused'
import { savedSearchesQuery } from './saved-searches/saved-search-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

/** The pages around the search, which load after the first screen. */
export const moreFindWorkRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: seekerLinks.jobMap,
    loader: ({ request }) =>
      Promise.all([
        queryClient.ensureInfiniteQueryData(mapSearchQuery(api, new URL(request.url).searchParams)),
        queryClient.ensureQueryData(configQuery(api)),
      ]),
    lazy: { Component: async () => (await import('./job-map/job-map-page')).JobMapPage },
    ErrorBoundary: SearchRefused,
  },
  {
    path: seekerLinks.savedSearches,
    loader: () => queryClient.ensureQueryData(savedSearchesQuery(api)),
    lazy: { Component: async () => (await import('./saved-searches/saved-searches-page')).SavedSearchesPage },
  },
]
