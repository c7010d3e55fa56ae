import { companyLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { requireCompanyProfile, type Session } from '@s4/auth-session'
import { configQuery } from '@s4/queries'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, type RouteObject } from 'react-router-dom'
import { closingFactsQuery } from './queries/closing-queries'
import { companyExportsQuery } from './queries/company-export-queries'
import { companyQuery } from './queries/company-queries'
import { noticeChoicesQuery } from './queries/notice-choice-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
  session: Session
}

export const companyProfileRoutes = ({ api, queryClient, session }: Deps): RouteObject[] => {
  const loadCompany = () => queryClient.ensureQueryData(companyQuery(api))
  const loadWithMap = () => Promise.all([loadCompany(), queryClient.ensureQueryData(configQuery(api))])
  // Without a company profile the whole form comes first.
  const loadPart = async () => ((await loadCompany()) ? null : redirect(companyLinks.editProfile))

  return [
    {
      path: companyLinks.profile,
      loader: loadWithMap,
      lazy: { Component: async () => (await import('./company-profile-page')).CompanyProfilePage },
    },
    {
      path: companyLinks.settings,
      loader: () => {
        requireCompanyProfile(session)
        return loadCompany()
      },
      lazy: { Component: async () => (await import('./settings/settings-page')).SettingsPage },
    },
    {
      path: companyLinks.closeCompany,
      loader: () =>
        Promise.all([
          queryClient.ensureQueryData(closingFactsQuery(api)),
          queryClient.ensureQueryData(companyExportsQuery(api)),
        ]),
      lazy: { Component: async () => (await import('./settings/closing-page')).ClosingPage },
    },
    {
      path: companyLinks.noticeChoices,
      loader: () => queryClient.ensureQueryData(noticeChoicesQuery(api)),
      lazy: { Component: async () => (await import('./settings/notice-choices-page')).NoticeChoicesPage },
    },
    {
      path: companyLinks.vetting,
      lazy: async () => {
        const { VettingPage, vettingQuery } = await import('./vetting/vetting-page')
        return {
          loader: async () => (await loadPart()) ?? queryClient.ensureQueryData(vettingQuery(api)),
          Component: VettingPage,
        }
      },
    },
    {
      path: companyLinks.editProfile,
      loader: loadWithMap,
      lazy: { Component: async () => (await import('./edit-profile-page')).EditProfilePage },
    },
    {
      path: companyLinks.editContact,
      loader: loadPart,
      lazy: { Component: async () => (await import('./edit-part-pages')).EditContactPage },
    },
    {
      path: companyLinks.editEmail,
      loader: loadPart,
      lazy: { Component: async () => (await import('./edit-part-pages')).EditEmailPage },
    },
    {
      path: companyLinks.editManager,
      loader: loadPart,
      lazy: { Component: async () => (await import('./edit-part-pages')).EditManagerPage },
    },
    {
      path: companyLinks.editVat,
      loader: loadPart,
      lazy: { Component: async () => (await import('./edit-vat-page')).EditVatPage },
    },
    {
      path: companyLinks.editBacs,
      loader: loadPart,
      lazy: { Component: async () => (await import('./edit-bacs-page')).EditBacsPage },
    },
  ]
}
