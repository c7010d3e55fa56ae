import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { agreementsQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { parseStatementDay } from './statements/statement-day'
import {
  completedJobQuery,
  completedShiftsQuery,
  owedQuery,
  statementQuery,
  parseSearch,
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
    loader: ({ request }) => {
      const search = parseSearch(searchParams(request))
      return Promise.all([
        queryClient.ensureInfiniteQueryData(completedShiftsQuery(api, search)),
        queryClient.ensureQueryData(owedQuery(api)),
      ])
    },
    lazy: { Component: async () => (await import('./work/completed-jobs-page')).CompletedJobsPage },
  },
  {
    path: companyLinks.statement,
    loader: ({ request }) =>
      Promise.all([
        queryClient.ensureQueryData(owedQuery(api)),
        queryClient.ensureQueryData(statementQuery(api, parseStatementDay(searchParams(request)))),
      ]),
    lazy: { Component: async () => (await import('./statements/statement-page')).StatementPage },
  },
  {
    path: companyLinks.timesheet,
    lazy: { Component: async () => (await import('./timesheets/timesheet-page')).TimesheetPage },
  },
  {
    path: companyLinks.agreements,
    loader: () =>
      Promise.all([
        queryClient.ensureQueryData(agreementsQuery(api)),
        queryClient.ensureQueryData(termsQuery(api)),
        queryClient.ensureQueryData(owedQuery(api)),
      ]),
    lazy: { Component: async () => (await import('./statements/agreements-page')).AgreementsPage },
  },
  {
    path: companyLinks.completedJob(':jobId'),
    loader: ({ params: { jobId = '' }, request }) =>
      queryClient.ensureQueryData(completedJobQuery(api, jobId, searchParams(request).get('shift'))),
    lazy: { Component: async () => (await import('./work/completed-job-page')).CompletedJobPage },
  },
]
