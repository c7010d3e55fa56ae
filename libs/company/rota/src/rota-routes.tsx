import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { calendarsQuery, rotaQuery, thisWeekQuery } from './queries/rota-queries'
import { parseWeek } from './week/rota-params'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const rotaRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: companyLinks.rota,
    loader: ({ request }) => queryClient.ensureQueryData(rotaQuery(api, parseWeek(new URL(request.url).searchParams))),
    lazy: { Component: async () => (await import('./rota-page')).RotaPage },
  },
  {
    path: companyLinks.rotaCalendars,
    loader: () =>
      Promise.all([
        queryClient.ensureQueryData(calendarsQuery(api)),
        queryClient.ensureQueryData(siteListQuery(api)),
        queryClient.ensureQueryData(thisWeekQuery(api)),
      ]),
    lazy: { Component: async () => (await import('./calendars/calendars-page')).CalendarsPage },
  },
]
