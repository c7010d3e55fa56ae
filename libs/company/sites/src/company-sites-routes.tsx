import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { requireCompanyProfile, type Session } from '@s4/auth-session'
import { configQuery, siteListQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import { patrolRoutesQuery } from './patrols/patrol-queries'
import { siteQuery } from './site-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
  session: Session
}

export const companySitesRoutes = ({ api, queryClient, session }: Deps): RouteObject[] => {
  const loadConfig = () => queryClient.ensureQueryData(configQuery(api))

  return [
    {
      path: companyLinks.sites,
      loader: () => queryClient.ensureQueryData(siteListQuery(api)),
      lazy: { Component: async () => (await import('./sites-page')).SitesPage },
    },
    {
      path: companyLinks.newSite,
      loader: () => {
        requireCompanyProfile(session)
        return loadConfig()
      },
      lazy: { Component: async () => (await import('./site-pages')).NewSitePage },
    },
    {
      path: companyLinks.site(':id'),
      loader: ({ params: { id = '' } }) => Promise.all([queryClient.ensureQueryData(siteQuery(api, id)), loadConfig()]),
      lazy: { Component: async () => (await import('./site-pages')).SitePage },
    },
    {
      path: companyLinks.sitePatrols(':id'),
      loader: ({ params: { id = '' } }) =>
        Promise.all([
          queryClient.ensureQueryData(siteListQuery(api)),
          queryClient.ensureQueryData(patrolRoutesQuery(api, id)),
        ]),
      lazy: { Component: async () => (await import('./patrols/patrols-page')).PatrolsPage },
    },
    {
      path: companyLinks.map,
      loader: loadConfig,
      lazy: { Component: async () => (await import('./map-page')).MapPage },
    },
  ]
}
