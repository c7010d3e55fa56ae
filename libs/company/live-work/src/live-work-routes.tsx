import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { configQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { alertsQuery, callsQuery, liveJobQuery, liveListQuery, reportQuery } from './queries/live-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const liveWorkRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.jobsInProgress,
    loader: () => queryClient.ensureQueryData(liveListQuery(api)),
    lazy: { Component: async () => (await import('./in-progress/in-progress-page')).InProgressPage },
  },
  {
    path: companyLinks.jobInProgress(':jobId'),
    loader: ({ params: { jobId = '' }, request }) =>
      Promise.all([
        queryClient.ensureQueryData(configQuery(api)),
        queryClient.ensureQueryData(liveJobQuery(api, jobId, shiftParam(request))),
      ]),
    lazy: { Component: async () => (await import('./in-progress/live-job-page')).LiveJobPage },
  },
  {
    path: companyLinks.alerts,
    loader: async ({ request }) => {
      // It reads the address by the contract's shapes, which no other screen loads first.
      const { parseCallFilter, parseLogFilter, parseLogView } = await import('./queries/log-view')
      const { searchParams } = new URL(request.url)
      const view = parseLogView(searchParams)
      return view === 'calls'
        ? queryClient.ensureInfiniteQueryData(callsQuery(api, parseCallFilter(searchParams)))
        : queryClient.ensureInfiniteQueryData(alertsQuery(api, parseLogFilter(searchParams), view))
    },
    lazy: { Component: async () => (await import('./alerts/alert-log-page')).AlertLogPage },
  },
  {
    path: companyLinks.logbook(':jobId'),
    loader: ({ params: { jobId = '' }, request }) =>
      queryClient.ensureQueryData(reportQuery(api, jobId, shiftParam(request))),
    lazy: { Component: async () => (await import('./report-log/report-log-page')).ReportLogPage },
  },
]

const shiftParam = (request: Request) => new URL(request.url).searchParams.get('shift')
