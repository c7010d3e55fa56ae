import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import type { Side } from '@s4/links'
import { answersQuery, ticketQuery, ticketsQuery } from './support-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
  path: string
  side: Side
  /** Where the questions and answers stand in this app. */
  faqPath: string
}

/** One address for the answers, one question (`?ticket=`), a new one (`?new=1`) and a report (`?report=`). */
export const supportRoutes = ({ api, queryClient, path, side, faqPath }: Deps): RouteObject[] => [
  {
    path,
    loader: ({ request }) => {
      const { searchParams } = new URL(request.url)
      const id = searchParams.get('ticket')
      if (id) return queryClient.ensureQueryData(ticketQuery(api, id))
      if (searchParams.has('new') || searchParams.has('report')) return null
      // What was true on the last visit may not be any more.
      return Promise.all([
        queryClient.fetchQuery(answersQuery(api)),
        queryClient.ensureInfiniteQueryData(ticketsQuery(api)),
      ])
    },
    lazy: {
      Component: async () => {
        const { SupportScreen } = await import('./support-screen')
        return () => <SupportScreen side={side} faqPath={faqPath} />
      },
    },
  },
]
