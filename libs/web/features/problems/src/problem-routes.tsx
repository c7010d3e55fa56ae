import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import type { Side } from '@s4/links'
import { countsQuery, readFilter, listQuery, problemQuery, subjectsQuery } from './problem-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
  path: string
  side: Side
}

/** One address for the list, one problem (`?problem=`) and a new one (`?new=1`). */
export const problemRoutes = ({ api, queryClient, path, side }: Deps): RouteObject[] => [
  {
    path,
    loader: ({ request }) => {
      const { searchParams } = new URL(request.url)
      const id = searchParams.get('problem')
      if (id) return queryClient.ensureQueryData(problemQuery(api, id))
      if (searchParams.has('new')) return queryClient.ensureQueryData(subjectsQuery(api))
      return Promise.all([
        queryClient.ensureQueryData(countsQuery(api)),
        queryClient.ensureInfiniteQueryData(listQuery(api, readFilter(searchParams))),
      ])
    },
    lazy: {
      Component: async () => {
        const { ProblemsScreen } = await import('./problems-screen')
        return () => <ProblemsScreen side={side} />
      },
    },
  },
]
