import { seekerLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import {
  availabilityQuery,
  bankQuery,
  certificatesQuery,
  licencesQuery,
  profileQuery,
  rightToWorkQuery,
  screeningQuery,
  seenQuery,
} from './queries/profile-queries'

import { pushQuery } from './push/push-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

export const profileRoutes = ({ api, queryClient }: Deps): RouteObject[] => {
  const profile = () => queryClient.ensureQueryData(profileQuery(api))
  const certificates = () => queryClient.ensureQueryData(certificatesQuery(api))
  const licences = () => queryClient.ensureQueryData(licencesQuery(api))
  const rightToWork = () => queryClient.ensureQueryData(rightToWorkQuery(api))
  const bank = () => queryClient.ensureQueryData(bankQuery(api))
  const availability = () => queryClient.ensureQueryData(availabilityQuery(api))
  const screening = () => queryClient.ensureQueryData(screeningQuery(api))

  return [
    {
      path: seekerLinks.pushes,
      loader: () => queryClient.ensureQueryData(pushQuery(api)),
      lazy: { Component: async () => (await import('./push/pushes-page')).PushesPage },
    },
    {
      path: seekerLinks.profile,
      loader: () =>
        Promise.all([profile(), certificates(), licences(), rightToWork(), bank(), availability(), screening()]),
      lazy: { Component: async () => (await import('./profile-page')).ProfilePage },
    },
    {
      path: seekerLinks.seenByCompanies,
      loader: () => Promise.all([queryClient.fetchQuery(seenQuery(api)), profile()]),
      lazy: { Component: async () => (await import('./seen/seen-page')).SeenPage },
    },
    {
      path: seekerLinks.editPersonalDetails,
      loader: profile,
      lazy: { Component: async () => (await import('./personal/personal-details-page')).PersonalDetailsPage },
    },
    {
      path: seekerLinks.editExperience,
      loader: profile,
      lazy: { Component: async () => (await import('./history/experience-page')).ExperiencePage },
    },
    {
      path: seekerLinks.editEducation,
      loader: profile,
      lazy: { Component: async () => (await import('./history/education-page')).EducationPage },
    },
    {
      path: seekerLinks.editTaxReference,
      loader: profile,
      lazy: { Component: async () => (await import('./numbers/utr-page')).UtrPage },
    },
    {
      path: seekerLinks.editNationalInsurance,
      loader: profile,
      lazy: { Component: async () => (await import('./numbers/nino-page')).NinoPage },
    },
    {
      path: seekerLinks.editCertificates,
      loader: () => Promise.all([certificates(), profile()]),
      lazy: { Component: async () => (await import('./documents/certificate-page')).CertificatePage },
    },
    {
      path: seekerLinks.editLicence,
      loader: () => Promise.all([licences(), profile()]),
      lazy: { Component: async () => (await import('./documents/licence-page')).LicencePage },
    },
    {
      path: seekerLinks.editRightToWork,
      loader: () => Promise.all([rightToWork(), profile()]),
      lazy: { Component: async () => (await import('./documents/right-to-work-page')).RightToWorkPage },
    },
    {
      path: seekerLinks.editAvailability,
      loader: () => Promise.all([availability(), profile()]),
      lazy: { Component: async () => (await import('./availability/availability-page')).AvailabilityPage },
    },
    {
      path: seekerLinks.screeningFile,
      loader: screening,
      lazy: { Component: async () => (await import('./screening/screening-page')).ScreeningPage },
    },
    {
      path: seekerLinks.bankAccount,
      loader: bank,
      lazy: { Component: async () => (await import('./numbers/bank-page')).BankPage },
    },
  ]
}
