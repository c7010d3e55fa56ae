import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { marginsQuery, parseMarginsAsked } from '../queries/margins-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const marginsRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.margins,
    loader: ({ request }) =>
      queryClient.ensureQueryData(marginsQuery(api, parseMarginsAsked(new URL(request.url).searchParams))),
    lazy: { Component: async () => (await import('./margins-page')).MarginsPage },
  },
]
