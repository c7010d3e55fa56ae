import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const alertingRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.onCall,
    lazy: async () => {
      const [{ OnCallPage }, { onCallQuery }] = await Promise.all([
        import('./on-call/on-call-page'),
        import('./queries/alerting-queries'),
      ])
      return { loader: () => queryClient.ensureQueryData(onCallQuery(api)), Component: OnCallPage }
    },
  },
  {
    path: companyLinks.ownReach,
    lazy: async () => {
      const [{ OwnReachPage }, { reachQuery }] = await Promise.all([
        import('./own-reach/own-reach-page'),
        import('./queries/alerting-queries'),
      ])
      return { loader: () => queryClient.ensureQueryData(reachQuery(api)), Component: OwnReachPage }
    },
  },
]
