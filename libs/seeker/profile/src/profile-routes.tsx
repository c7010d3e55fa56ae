import type { Api } from '@s4/api-client'
import { Skeleton } from '@s4/ui'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteObject } from 'react-router-dom'
import {
  availabilityQuery,
  bankQuery,
  certificatesQuery,
  gapNotesQuery,
  licencesQuery,
  profileQuery,
  rightToWorkQuery,
} from './queries/profile-queries'

interface Deps {
  api: Api
  queryClient: QueryClient
}

/** The seeker's profile and everything on it that can be edited. */
export const profileRoutes = ({ api, queryClient }: Deps): RouteObject[] => {
  const profile = () => queryClient.ensureQueryData(profileQuery(api))
  const certificates = () => queryClient.ensureQueryData(certificatesQuery(api))
  const licences = () => queryClient.ensureQueryData(licencesQuery(api))
  const rightToWork = () => queryClient.ensureQueryData(rightToWorkQuery(api))
  const bank = () => queryClient.ensureQueryData(bankQuery(api))
  const availability = () => queryClient.ensureQueryData(availabilityQuery(api))
  const gapNotes = () => queryClient.ensureQueryData(gapNotesQuery(api))

  return [
    {
      HydrateFallback: ProfileSkeleton,
      children: [
        {
          path: '/User-PersonalDetails',
          loader: () =>
            Promise.all([profile(), certificates(), licences(), rightToWork(), bank(), availability(), gapNotes()]),
          lazy: { Component: async () => (await import('./profile-page')).ProfilePage },
        },
        {
          path: '/edit-personal-details',
          loader: profile,
          lazy: { Component: async () => (await import('./personal/personal-details-page')).PersonalDetailsPage },
        },
        {
          path: '/edit-experience',
          loader: profile,
          lazy: { Component: async () => (await import('./history/experience-page')).ExperiencePage },
        },
        {
          path: '/edit-education',
          loader: profile,
          lazy: { Component: async () => (await import('./history/education-page')).EducationPage },
        },
        {
          path: '/edit-utr-number',
          loader: profile,
          lazy: { Component: async () => (await import('./numbers/utr-page')).UtrPage },
        },
        {
          path: '/edit-nin-number',
          loader: profile,
          lazy: { Component: async () => (await import('./numbers/nino-page')).NinoPage },
        },
        {
          path: '/edit-certificate',
          loader: certificates,
          lazy: { Component: async () => (await import('./documents/certificate-page')).CertificatePage },
        },
        {
          path: '/edit-license',
          loader: () => Promise.all([licences(), profile()]),
          lazy: { Component: async () => (await import('./documents/licence-page')).LicencePage },
        },
        {
          path: '/edit-right-to-work',
          loader: () => Promise.all([rightToWork(), profile()]),
          lazy: { Component: async () => (await import('./documents/right-to-work-page')).RightToWorkPage },
        },
        {
          path: '/edit-availability',
          loader: () => Promise.all([availability(), profile()]),
          lazy: { Component: async () => (await import('./availability/availability-page')).AvailabilityPage },
        },
        {
          path: '/edit-history',
          loader: () => Promise.all([profile(), gapNotes()]),
          lazy: { Component: async () => (await import('./history/history-page')).HistoryPage },
        },
        {
          path: '/User-BankDetails',
          loader: bank,
          lazy: { Component: async () => (await import('./numbers/bank-page')).BankPage },
        },
      ],
    },
  ]
}

function ProfileSkeleton() {
  return <Skeleton shape="card" count={3} />
}
