import { seekerLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { logbookQuery, reportedWorkQuery } from './report/report-queries'
import { comingShiftQuery, currentWorkQuery, dayQuery, finishedWorkQuery } from './queries/shift-day-queries'

const loadShift = () => import('./live/in-progress-page')

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const shiftDayRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: seekerLinks.nextShift,
    loader: async ({ request }) => {
      const work = await queryClient.fetchQuery(
        comingShiftQuery(api, new URL(request.url).searchParams.get('assignment')),
      )
      if (work) await queryClient.ensureQueryData(dayQuery(api, work.id))
      return null
    },
    lazy: {
      Component: async () => {
        const { BookingPage } = await import('./booking/booking-page')
        return () => <BookingPage loadShift={loadShift} />
      },
    },
  },
  {
    path: seekerLinks.workInProgress,
    // The shift pass is still valid, so the end of the session must not cover a check call.
    handle: { outlivesSession: true, saysNoSignal: true },
    loader: async () => {
      const work = await queryClient.fetchQuery(currentWorkQuery(api))
      if (work) await queryClient.ensureQueryData(dayQuery(api, work.id))
      else await queryClient.fetchQuery(finishedWorkQuery(api))
      return null
    },
    lazy: { Component: async () => (await loadShift()).InProgressPage },
  },
  {
    path: seekerLinks.reportOnJob(':jobId'),
    handle: { outlivesSession: true },
    loader: async ({ params: { jobId = '' }, request }) => {
      const work = await queryClient.fetchQuery(
        reportedWorkQuery(api, jobId, new URL(request.url).searchParams.get('shift')),
      )
      if (work) await queryClient.ensureQueryData(logbookQuery(api, work.id))
      return null
    },
    lazy: { Component: async () => (await import('./report/report-page')).ReportPage },
  },
]
