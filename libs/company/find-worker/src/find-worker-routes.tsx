import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { companyJobQuery, savedWorkersQuery, siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { openJobsQuery, workerProfileQuery, workerTeamsQuery } from './queries/find-worker-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const findWorkerRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.findWorker,
    loader: ({ request }) => {
      const params = new URL(request.url).searchParams
      const job = params.get('job')
      const teams = queryClient.ensureQueryData(workerTeamsQuery(api))
      if (params.get('tab') === 'saved')
        return Promise.all([teams, queryClient.ensureQueryData(savedWorkersQuery(api))])
      return Promise.all([
        teams,
        queryClient.ensureQueryData(siteListQuery(api)),
        queryClient.ensureQueryData(openJobsQuery(api)),
        ...(job ? [queryClient.ensureQueryData(companyJobQuery(api, job))] : []),
      ])
    },
    lazy: { Component: async () => (await import('./find-worker-page')).FindWorkerPage },
  },
  {
    path: companyLinks.workerProfile,
    loader: ({ request }) => {
      const params = new URL(request.url).searchParams
      const [id, jobId] = [params.get('worker'), params.get('job')]
      if (id === null) return null
      return Promise.all([
        queryClient.ensureQueryData(workerProfileQuery(api, { id, jobId, siteId: params.get('siteId') })),
        ...(jobId ? [queryClient.ensureQueryData(companyJobQuery(api, jobId))] : []),
      ])
    },
    lazy: { Component: async () => (await import('./profile/worker-profile-page')).WorkerProfilePage },
  },
  {
    path: companyLinks.importWorkers,
    loader: () => queryClient.ensureQueryData(api.query('workerInvitations.list', {})),
    lazy: { Component: async () => (await import('./import/import-page')).ImportPage },
  },
]
