import { shellLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'

interface Deps {
  api: Api
  queryClient: QueryClient
}

/** The console of S4's staff. Nothing of it is in the shell's first load but these addresses. */
export const staffRoutes = (deps: Deps): RouteObject[] => [
  {
    path: shellLinks.staffSignIn,
    lazy: { Component: async () => (await import('./entering/staff-sign-in-page')).StaffSignInPage },
  },
  {
    path: shellLinks.staffEnrolment,
    lazy: { Component: async () => (await import('./entering/enrolment-page')).EnrolmentPage },
  },
  {
    path: shellLinks.staff,
    lazy: async () => (await import('./console-screens')).consoleScreen(deps),
    children: [
      { index: true, lazy: async () => (await import('./console-screens')).firstScreen },
      { path: shellLinks.staffDisputes, lazy: async () => (await import('./console-screens')).disputesScreen(deps) },
      {
        path: shellLinks.staffDispute(':id'),
        lazy: async () => (await import('./console-screens')).disputeScreen(deps),
      },
      { path: shellLinks.staffCompanies, lazy: async () => (await import('./console-screens')).companiesScreen(deps) },
      {
        path: shellLinks.staffCompany(':id'),
        lazy: async () => (await import('./console-screens')).companyScreen(deps),
      },
      {
        path: shellLinks.staffReports,
        lazy: async () => (await import('./console-screens')).reportsScreen(deps),
      },
      {
        path: shellLinks.staffReport(':id'),
        lazy: async () => (await import('./console-screens')).reportScreen(deps),
      },
      {
        path: shellLinks.staffDataRequests,
        lazy: async () => (await import('./console-screens')).dataRequestsScreen(deps),
      },
      {
        path: shellLinks.staffDataRequest(':id'),
        lazy: async () => (await import('./console-screens')).dataRequestScreen(deps),
      },
      { path: shellLinks.staffHealth, lazy: async () => (await import('./console-screens')).healthScreen(deps) },
      { path: shellLinks.staffTickets, lazy: async () => (await import('./console-screens')).ticketsScreen(deps) },
      {
        path: shellLinks.staffTicket(':id'),
        lazy: async () => (await import('./console-screens')).ticketScreen(deps),
      },
    ],
  },
]
