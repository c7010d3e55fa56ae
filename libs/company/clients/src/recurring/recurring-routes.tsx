import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { lastJobQuery, recurringListQuery, recurringQuery } from '../queries/recurring-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const recurringRoutes = ({ api, queryClient }: Deps): RouteObject[] => {
  const loadSites = () => queryClient.ensureQueryData(siteListQuery(api))
  const loadDemand = ({ params: { id = '' } }: LoaderFunctionArgs) =>
    Promise.all([queryClient.ensureQueryData(recurringQuery(api, id)), loadSites()])

  return [
    {
      path: companyLinks.recurring,
      loader: () => queryClient.ensureInfiniteQueryData(recurringListQuery(api)),
      lazy: { Component: async () => (await import('./recurring-list-page')).RecurringListPage },
    },
    {
      path: companyLinks.newRecurring,
      loader: () => Promise.all([loadSites(), queryClient.ensureQueryData(lastJobQuery(api))]),
      lazy: { Component: async () => (await import('./recurring-form-pages')).NewRecurringPage },
    },
    {
      path: companyLinks.recurringDemand(':id'),
      loader: loadDemand,
      lazy: { Component: async () => (await import('./recurring-page')).RecurringPage },
    },
    {
      path: companyLinks.editRecurring(':id'),
      loader: loadDemand,
      lazy: { Component: async () => (await import('./recurring-form-pages')).EditRecurringPage },
    },
  ]
}
