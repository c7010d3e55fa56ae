import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { companyJobQuery, jobOffersQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import {
  applicantQuery,
  applicantsQuery,
  assignedJobsQuery,
  checkRulesQuery,
  documentsQuery,
  dueChecksQuery,
  jobWorkQuery,
  OPEN_APPLICANT,
  refusedDocumentsQuery,
} from './queries/hiring-queries'
import { workerScreeningQuery } from './queries/screening-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

const loadApplicant = async ({ api, queryClient }: Deps, id: string) => {
  const { jobId, seekerId } = await queryClient.ensureQueryData(applicantQuery(api, id))
  return Promise.all([
    queryClient.ensureQueryData(companyJobQuery(api, jobId)),
    queryClient.ensureQueryData(documentsQuery(api, seekerId)),
  ])
}

export const hiringRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.applicants(':jobId'),
    loader: ({ params: { jobId = '' }, request }) => {
      const open = new URL(request.url).searchParams.get(OPEN_APPLICANT)
      // The list does not wait for it, and what fails is shown beside the list.
      if (open !== null) void loadApplicant({ api, queryClient }, open).catch(() => undefined)
      return Promise.all([
        queryClient.ensureQueryData(companyJobQuery(api, jobId)),
        queryClient.ensureQueryData(applicantsQuery(api, jobId)),
        queryClient.ensureQueryData(jobOffersQuery(api, jobId)),
      ])
    },
    lazy: { Component: async () => (await import('./applicants/applicants-page')).ApplicantsPage },
  },
  {
    path: companyLinks.applicant,
    loader: ({ request }) => {
      const id = new URL(request.url).searchParams.get('applicationId')
      return id === null ? null : loadApplicant({ api, queryClient }, id)
    },
    lazy: { Component: async () => (await import('./applicants/applicant-page')).ApplicantPage },
  },
  {
    path: companyLinks.assignedJobs,
    loader: () =>
      Promise.all([
        queryClient.ensureInfiniteQueryData(assignedJobsQuery(api)),
        // Who may not read documents sees the list without it.
        queryClient.ensureQueryData(dueChecksQuery(api)).catch(() => []),
      ]),
    lazy: { Component: async () => (await import('./places/assigned-jobs-page')).AssignedJobsPage },
  },
  {
    path: companyLinks.dueChecks,
    loader: () =>
      Promise.all([
        queryClient.ensureQueryData(dueChecksQuery(api)),
        queryClient.ensureQueryData(refusedDocumentsQuery(api)),
        queryClient.ensureQueryData(checkRulesQuery(api)),
      ]),
    lazy: { Component: async () => (await import('./checks/due-checks-page')).DueChecksPage },
  },
  {
    path: companyLinks.workerScreening,
    loader: async ({ request }) => {
      const id = new URL(request.url).searchParams.get('worker')
      return id === null ? null : queryClient.ensureQueryData(workerScreeningQuery(api, id))
    },
    lazy: { Component: async () => (await import('./screening/worker-screening-page')).WorkerScreeningPage },
  },
  {
    path: companyLinks.assignedJob(':jobId'),
    loader: ({ params: { jobId = '' } }) =>
      Promise.all([
        queryClient.ensureQueryData(companyJobQuery(api, jobId)),
        queryClient.ensureInfiniteQueryData(jobWorkQuery(api, jobId)),
      ]),
    lazy: { Component: async () => (await import('./places/assigned-job-page')).AssignedJobPage },
  },
]
