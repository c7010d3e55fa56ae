import { seekerLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { agreementsQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { earningsQuery, parseYear } from './earnings/earnings-query'
import { platformReportQuery } from './platform-report/platform-report-query'
import { invoiceListQuery, endedWorkQuery, parseState, totalsQuery } from './queries/money-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const moneyRoutes = ({ api, queryClient }: Deps): RouteObject[] => [
  {
    path: seekerLinks.completedWork,
    loader: ({ request }) =>
      queryClient.ensureInfiniteQueryData(endedWorkQuery(api, new URL(request.url).searchParams)),
    lazy: { Component: async () => (await import('./completed-work/work-completed-page')).WorkCompletedPage },
  },
  {
    path: seekerLinks.invoices,
    loader: ({ request }) =>
      Promise.all([
        queryClient.ensureInfiniteQueryData(invoiceListQuery(api, parseState(new URL(request.url).searchParams))),
        queryClient.ensureQueryData(totalsQuery(api)),
        queryClient.ensureQueryData(agreementsQuery(api)),
        // A missing account is told above the invoices, which must not move for it.
        queryClient.prefetchQuery(api.query('bankDetails.show', {})),
      ]),
    lazy: { Component: async () => (await import('./invoices/invoice-list-page')).InvoiceListPage },
  },
  {
    path: seekerLinks.earnings,
    loader: ({ request }) =>
      queryClient.ensureQueryData(earningsQuery(api, parseYear(new URL(request.url).searchParams))),
    lazy: { Component: async () => (await import('./earnings/earnings-page')).EarningsPage },
  },
  {
    path: seekerLinks.platformReport,
    loader: () => queryClient.ensureQueryData(platformReportQuery(api)),
    lazy: { Component: async () => (await import('./platform-report/platform-report-page')).PlatformReportPage },
  },
]
