import type { Api } from '@s4/api-client'
import { configQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, type RouteObject } from 'react-router-dom'
import { companyQuery } from './company-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const companyProfileRoutes = ({ api, queryClient }: Deps): RouteObject[] => {
  const loadCompany = () => queryClient.ensureQueryData(companyQuery(api))
  const loadWithMap = () => Promise.all([loadCompany(), queryClient.ensureQueryData(configQuery(api))])
  // A part can be changed once there is a whole.
  const loadPart = async () => ((await loadCompany()) ? null : redirect('/edit-company-profile'))

  return [
    {
      path: 'company-profile',
      loader: loadWithMap,
      lazy: { Component: async () => (await import('./company-profile-page')).CompanyProfilePage },
    },
    {
      path: 'edit-company-profile',
      loader: loadWithMap,
      lazy: { Component: async () => (await import('./edit-profile-page')).EditProfilePage },
    },
    {
      path: 'edit-company-contact',
      loader: loadPart,
      lazy: { Component: async () => (await import('./edit-part-pages')).EditContactPage },
    },
    {
      path: 'edit-company-email',
      loader: loadPart,
      lazy: { Component: async () => (await import('./edit-part-pages')).EditEmailPage },
    },
    {
      path: 'edit-company-manager',
      loader: loadPart,
      lazy: { Component: async () => (await import('./edit-part-pages')).EditManagerPage },
    },
  ]
}
