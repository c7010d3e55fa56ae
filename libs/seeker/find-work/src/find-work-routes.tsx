import { seekerLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { configQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { companyJobsQuery, companyQuery, jobQuery, jobSearchQuery } from './queries/find-work-queries'
import { JobsPage } from './search/jobs-page'
import { SearchRefused } from './search/search-refused'
import { parseSearch } from './search/search-params'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const findWorkRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: seekerLinks.jobs,
    loader: ({ request }) =>
      queryClient.ensureInfiniteQueryData(jobSearchQuery(api, parseSearch(new URL(request.url).searchParams))),
    // The app's first screen, so it is not lazy.
    Component: JobsPage,
    ErrorBoundary: SearchRefused,
  },
]

/** The pages of a job and a company, which can be read without signing in. */
export const openRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: seekerLinks.job(':id'),
    loader: ({ params: { id = '' } }) =>
      Promise.all([queryClient.ensureQueryData(jobQuery(api, id)), queryClient.ensureQueryData(configQuery(api))]),
    lazy: { Component: async () => (await import('./job-details/job-details-page')).JobDetailsPage },
  },
  {
    path: seekerLinks.company,
    loader: ({ request }) => {
      const id = new URL(request.url).searchParams.get('id') ?? ''
      return Promise.all([
        queryClient.ensureQueryData(companyQuery(api, id)),
        queryClient.ensureQueryData(configQuery(api)),
        queryClient.ensureInfiniteQueryData(companyJobsQuery(api, id)),
      ])
    },
    lazy: { Component: async () => (await import('./company/company-page')).CompanyPage },
  },
]
