import { shellLinks } from '@s4/links'
import type { RouteObject } from 'react-router-dom'

export const publicRoutes = (): RouteObject[] => [
  { index: true, lazy: { Component: async () => (await import('./home-page')).HomePage } },
  { path: shellLinks.terms, lazy: { Component: async () => (await import('./terms-page')).TermsPage } },
  { path: shellLinks.privacy, lazy: { Component: async () => (await import('./privacy-page')).PrivacyPage } },
  {
    path: shellLinks.reference,
    lazy: { Component: async () => (await import('./reference/reference-page')).ReferencePage },
  },
  {
    path: shellLinks.invitation,
    lazy: { Component: async () => (await import('./invitation/invitation-page')).InvitationPage },
  },
  {
    path: shellLinks.workerInvitation,
    lazy: {
      Component: async () => (await import('./invitation/worker-invitation-page')).WorkerInvitationPage,
    },
  },
  {
    path: shellLinks.clientView,
    lazy: { Component: async () => (await import('./client-view/client-view-page')).ClientViewPage },
  },
  { path: shellLinks.verify, lazy: { Component: async () => (await import('./verify-page')).VerifyPage } },
  {
    path: shellLinks.accessibility,
    lazy: { Component: async () => (await import('./accessibility-page')).AccessibilityPage },
  },
]
