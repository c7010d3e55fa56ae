import { shellLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { ApiError } from '@s4/contract/api-error'
import { RouteError } from '@s4/ui'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { CompaniesPage } from './companies/companies-page'
import { CompanyPage } from './companies/company-page'
import { DataRequestPage } from './data-requests/data-request-page'
import { DataRequestsPage } from './data-requests/data-requests-page'
import { DisputePage } from './disputes/dispute-page'
import { DisputesPage } from './disputes/disputes-page'
import { HealthPage } from './health/health-page'
import { ReportPage } from './reports/report-page'
import { ReportsPage } from './reports/reports-page'
import { StaffFrame } from './staff-frame'
import {
  companiesToVetQuery,
  companyToVetQuery,
  dataRequestQuery,
  dataRequestsQuery,
  disputeQuery,
  disputesQuery,
  healthQuery,
  reportQuery,
  reportsQuery,
  staffQuery,
  ticketQuery,
  ticketsQuery,
} from './queries/staff-queries'
import { TicketPage } from './tickets/ticket-page'
import { TicketsPage } from './tickets/tickets-page'

interface Deps {
  api: Api
  queryClient: QueryClient
}

/** Whoever is not signed in as staff signs in first, and comes back. */
const forStaff = (load: (id: string) => Promise<unknown>) => async (args: LoaderFunctionArgs) => {
  try {
    await load(args.params['id'] ?? '')
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'staff.session-required') throw error
    const { pathname, search } = new URL(args.request.url)
    throw redirect(`${shellLinks.staffSignIn}?next=${encodeURIComponent(`${pathname}${search}`)}`)
  }
}

const ErrorBoundary = () => <RouteError level={2} />

export const consoleScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff(() => queryClient.fetchQuery(staffQuery(api))),
  Component: StaffFrame,
})

export const firstScreen = { loader: () => redirect(shellLinks.staffDisputes) }

export const disputesScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff(() => queryClient.fetchQuery(disputesQuery(api))),
  Component: DisputesPage,
  ErrorBoundary,
})

export const disputeScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff((id) => queryClient.fetchQuery(disputeQuery(api, id))),
  Component: DisputePage,
  ErrorBoundary,
})

export const companiesScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff(() => queryClient.fetchQuery(companiesToVetQuery(api))),
  Component: CompaniesPage,
  ErrorBoundary,
})

export const companyScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff((id) => queryClient.fetchQuery(companyToVetQuery(api, id))),
  Component: CompanyPage,
  ErrorBoundary,
})

export const reportsScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff(() =>
    Promise.all([
      queryClient.fetchQuery(reportsQuery(api, 'waiting')),
      queryClient.fetchQuery(reportsQuery(api, 'decided')),
    ]),
  ),
  Component: ReportsPage,
  ErrorBoundary,
})

export const reportScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff((id) => queryClient.fetchQuery(reportQuery(api, id))),
  Component: ReportPage,
  ErrorBoundary,
})

export const dataRequestsScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff(() => queryClient.fetchQuery(dataRequestsQuery(api))),
  Component: DataRequestsPage,
  ErrorBoundary,
})

export const dataRequestScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff((id) => queryClient.fetchQuery(dataRequestQuery(api, id))),
  Component: DataRequestPage,
  ErrorBoundary,
})

export const healthScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff(() => queryClient.fetchQuery(healthQuery(api))),
  Component: HealthPage,
  ErrorBoundary,
})

export const ticketsScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff(() => queryClient.fetchQuery(ticketsQuery(api))),
  Component: TicketsPage,
  ErrorBoundary,
})

export const ticketScreen = ({ api, queryClient }: Deps) => ({
  loader: forStaff((id) => queryClient.fetchQuery(ticketQuery(api, id))),
  Component: TicketPage,
  ErrorBoundary,
})
