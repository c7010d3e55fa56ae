import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { companyQuery, configQuery, jobQuery, jobSearchQuery } from './find-work-queries'
import { JobsPage } from './jobs-page'
import { SearchRefused } from './search-refused'
import { searchOf } from './search-params'

interface Deps {
  api: Api
  queryClient: QueryClient
}

/** Screens of a signed-in seeker. */
export const findWorkRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: 'User-Job',
    loader: ({ request }) => queryClient.ensureInfiniteQueryData(jobSearchQuery(api, searchOf(new URL(request.url).searchParams))),
    // The app's first screen: it comes with the app.
    Component: JobsPage,
    ErrorBoundary: SearchRefused,
  },
  {
    path: 'User-CompanyDetails',
    loader: ({ request }) => {
      const id = new URL(request.url).searchParams.get('id') ?? ''
      return Promise.all([
        queryClient.ensureQueryData(companyQuery(api, id)),
        queryClient.ensureQueryData(configQuery(api)),
        queryClient.ensureInfiniteQueryData(jobSearchQuery(api, { companyId: id })),
      ])
    },
    lazy: { Component: async () => (await import('./company-page')).CompanyPage },
  },
]

/** A job's own page, which anybody may read, signed in or not. */
export const jobDetailsRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: 'User-JobDetails/:id',
    loader: ({ params: { id = '' } }) => Promise.all([queryClient.ensureQueryData(jobQuery(api, id)), queryClient.ensureQueryData(configQuery(api))]),
    lazy: { Component: async () => (await import('./job-details-page')).JobDetailsPage },
  },
]
