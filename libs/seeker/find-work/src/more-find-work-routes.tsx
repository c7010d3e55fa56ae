import { seekerLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { savedSearchesQuery } from './saved-searches/saved-search-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

/** The pages around the search, which load after the first screen. */
export const moreFindWorkRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: seekerLinks.savedSearches,
    loader: () => queryClient.ensureQueryData(savedSearchesQuery(api)),
    lazy: { Component: async () => (await import('./saved-searches/saved-searches-page')).SavedSearchesPage },
  },
]
