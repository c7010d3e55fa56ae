import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { requireCompanyProfile, type Session } from '@s4/auth-session'
import { companyJobQuery, configQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router-dom'
import { parseFilter, jobListQuery } from './company-jobs-queries'
import { type Above, RecentJobsPage } from './recent-jobs-page'

interface Deps {
  api: Api
  queryClient: QueryClient
  session: Session
  /** What the app shows above the jobs, or alone on a wall. */
  above: (props: Above) => ReactNode
  /** What the app shows beside the jobs, below them where there is no room. */
  beside: () => ReactNode
  /** Asks for what both show. */
  prefetchAbove: () => void
}

export const companyJobsRoutes = ({ api, queryClient, session, above, beside, prefetchAbove }: Deps): RouteObject[] => [
  {
    path: companyLinks.jobs,
    loader: ({ request }) => {
      requireCompanyProfile(session)
      prefetchAbove()
      return queryClient.ensureInfiniteQueryData(jobListQuery(api, parseFilter(new URL(request.url).searchParams)))
    },
    // The app's first screen, so it is not lazy.
    element: <RecentJobsPage above={above} beside={beside} />,
  },
  {
    path: companyLinks.job(':jobId'),
    loader: ({ params: { jobId = '' } }) =>
      Promise.all([
        queryClient.ensureQueryData(companyJobQuery(api, jobId)),
        queryClient.ensureQueryData(configQuery(api)),
      ]),
    lazy: { Component: async () => (await import('./job-detail-page')).JobDetailPage },
  },
]
