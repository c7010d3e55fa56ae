import { seekerLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { calendarDaysQuery } from './calendar/calendar-query'
import { shownDays } from './calendar/shown-days'
import {
  applicationsQuery,
  assignmentsQuery,
  countsQuery,
  engagementsQuery,
  offersQuery,
  parseStatus,
  substitutionQuery,
} from './queries/my-work-queries'
import { recordKind } from './record-kind'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const myWorkRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: seekerLinks.applications,
    loader: ({ request }) =>
      Promise.all([
        queryClient.ensureQueryData(countsQuery(api)),
        queryClient.ensureInfiniteQueryData(applicationsQuery(api, parseStatus(new URL(request.url).searchParams))),
      ]),
    lazy: { Component: async () => (await import('./applications/applied-page')).AppliedPage },
  },
  {
    path: seekerLinks.assignedWork,
    loader: () =>
      Promise.all([
        queryClient.ensureQueryData(offersQuery(api)),
        queryClient.ensureQueryData(engagementsQuery(api)),
        queryClient.ensureInfiniteQueryData(assignmentsQuery(api)),
      ]),
    lazy: { Component: async () => (await import('./assignments/assigned-page')).AssignedPage },
  },
  {
    path: seekerLinks.workCalendar,
    loader: ({ request }) =>
      queryClient.ensureQueryData(calendarDaysQuery(api, shownDays(new URL(request.url).searchParams))),
    lazy: { Component: async () => (await import('./calendar/calendar-page')).CalendarPage },
  },
  {
    path: seekerLinks.assignment(':id'),
    loader: ({ request, params: { id = '' } }) =>
      recordKind({ api, queryClient }, id, new URL(request.url).searchParams.has('application')),
    lazy: { Component: async () => (await import('./work-record-page')).WorkRecordPage },
  },
  {
    path: seekerLinks.substitute(':secret'),
    loader: ({ params: { secret = '' } }) => queryClient.ensureQueryData(substitutionQuery(api, secret)),
    lazy: { Component: async () => (await import('./substitutes/substitute-page')).SubstitutePage },
  },
]
