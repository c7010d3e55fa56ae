import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { agreementsQuery } from '@s4/queries'
import { Skeleton } from '@s4/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { parseStatementDay } from './statements/statement-day'
import {
  completedJobQuery,
  completedShiftsQuery,
  statementQuery,
  parseState,
  termsQuery,
} from './queries/completed-work-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

const searchParams = (request: Request) => new URL(request.url).searchParams

export const completedWorkRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.completedJobs,
    HydrateFallback: () => <Skeleton shape="list" count={4} />,
    loader: ({ request }) =>
      queryClient.ensureInfiniteQueryData(completedShiftsQuery(api, parseState(searchParams(request)))),
    lazy: { Component: async () => (await import('./work/completed-jobs-page')).CompletedJobsPage },
  },
  {
    path: companyLinks.statement,
    HydrateFallback: () => <Skeleton shape="table" />,
    loader: ({ request }) => queryClient.ensureQueryData(statementQuery(api, parseStatementDay(searchParams(request)))),
    lazy: { Component: async () => (await import('./statements/statement-page')).StatementPage },
  },
  {
    path: companyLinks.timesheet,
    lazy: { Component: async () => (await import('./timesheets/timesheet-page')).TimesheetPage },
  },
  {
    path: companyLinks.agreements,
    HydrateFallback: () => <Skeleton shape="table" />,
    loader: () =>
      Promise.all([queryClient.ensureQueryData(agreementsQuery(api)), queryClient.ensureQueryData(termsQuery(api))]),
    lazy: { Component: async () => (await import('./statements/agreements-page')).AgreementsPage },
  },
  {
    path: companyLinks.completedJob(':jobId'),
    HydrateFallback: () => <Skeleton shape="card" count={3} />,
    loader: ({ params: { jobId = '' }, request }) =>
      queryClient.ensureQueryData(completedJobQuery(api, jobId, searchParams(request).get('shift'))),
    lazy: { Component: async () => (await import('./work/completed-job-page')).CompletedJobPage },
  },
]
