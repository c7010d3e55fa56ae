import type { Api } from '@s4/api-client'
import { Problem } from '@s4/contract/problem'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { applicationQuery, applicationsQuery, assignmentQuery, assignmentsQuery, countsQuery, offersQuery, statusOf } from './my-work-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const myWorkRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: 'User-WorkApplied',
    loader: ({ request }) =>
      Promise.all([
        queryClient.ensureQueryData(countsQuery(api)),
        queryClient.ensureInfiniteQueryData(applicationsQuery(api, statusOf(new URL(request.url).searchParams))),
      ]),
    lazy: { Component: async () => (await import('./applied-page')).AppliedPage },
  },
  {
    path: 'User-MyWorkAssignedPage',
    loader: () => Promise.all([queryClient.ensureQueryData(offersQuery(api)), queryClient.ensureInfiniteQueryData(assignmentsQuery(api))]),
    lazy: { Component: async () => (await import('./assigned-page')).AssignedPage },
  },
  {
    path: 'User-AppliedAndAssignedDetail/:id',
    loader: ({ params: { id = '' } }) => recordKind({ api, queryClient }, id),
    lazy: { Component: async () => (await import('./work-record-page')).WorkRecordPage },
  },
]

export type RecordKind = 'assignment' | 'application'

/** The id of the address is an assignment's or, when there is none of it, an application's. */
async function recordKind({ api, queryClient }: Deps, id: string): Promise<RecordKind> {
  try {
    await queryClient.ensureQueryData(assignmentQuery(api, id))
    return 'assignment'
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error
    await queryClient.ensureQueryData(applicationQuery(api, id))
    return 'application'
  }
}
