import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { requireCompanyProfile, type Session } from '@s4/auth-session'
import { siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { parseReportAsked, reportQuery } from './queries/report-queries'
import { clientListQuery, clientQuery, parseFilter } from './queries/client-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
  session: Session
}

export const clientsRoutes = ({ api, queryClient, session }: Deps): RouteObject[] => {
  const loadClient = ({ params: { id = '' } }: LoaderFunctionArgs) =>
    Promise.all([queryClient.ensureQueryData(clientQuery(api, id)), queryClient.ensureQueryData(siteListQuery(api))])

  return [
    {
      path: companyLinks.clients,
      loader: ({ request }) =>
        queryClient.ensureInfiniteQueryData(clientListQuery(api, parseFilter(new URL(request.url).searchParams))),
      lazy: { Component: async () => (await import('./list/clients-page')).ClientsPage },
    },
    {
      path: companyLinks.newClient,
      loader: () => {
        requireCompanyProfile(session)
        return null
      },
      lazy: { Component: async () => (await import('./client/client-form-pages')).NewClientPage },
    },
    {
      path: companyLinks.client(':id'),
      loader: loadClient,
      lazy: { Component: async () => (await import('./client/client-page')).ClientPage },
    },
    {
      path: companyLinks.editClient(':id'),
      loader: loadClient,
      lazy: { Component: async () => (await import('./client/client-form-pages')).EditClientPage },
    },
    {
      path: companyLinks.clientReport(':id'),
      loader: ({ request, params: { id = '' } }) =>
        Promise.all([
          queryClient.ensureQueryData(clientQuery(api, id)),
          queryClient.ensureQueryData(reportQuery(api, parseReportAsked(id, new URL(request.url).searchParams))),
        ]),
      lazy: { Component: async () => (await import('./report/report-page')).ReportPage },
    },
    {
      path: companyLinks.contract(':id'),
      loader: loadClient,
      lazy: { Component: async () => (await import('./contract/contract-pages')).ContractPage },
    },
  ]
}
