import { shellLinks } from '@s4/links'
import type { Api } from '@s4/api-client'
import { appForRole, homeUrl, loginUrl, appUrl, type Session } from '@s4/auth-session'
import { configQuery } from '@s4/queries'
import { LoadingOverlay, lazyPart } from '@s4/ui'
import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType } from 'react'
import { redirect, redirectDocument, type RouteObject } from 'react-router-dom'

interface Deps {
  api: Api
  queryClient: QueryClient
  session: Session
  /** The form of another feature for changing a password while signed in. */
  loadChangePassword: () => Promise<ComponentType>
}

/** The pages of signing in and up. */
export const signInRoutes = ({ api, queryClient, session, loadChangePassword }: Deps): RouteObject[] => {
  const withSettings = () => queryClient.ensureQueryData(configQuery(api))

  return [
    {
      path: shellLinks.login,
      loader: withSettings,
      lazy: { Component: async () => (await import('./login/login-page')).LoginPage },
    },
    {
      path: shellLinks.createAccount,
      loader: withSettings,
      lazy: { Component: async () => (await import('./create-account/create-account-page')).CreateAccountPage },
    },
    {
      path: shellLinks.forgottenPassword,
      lazy: { Component: async () => (await import('./links/forget-password-page')).ForgetPasswordPage },
    },
    {
      path: shellLinks.newPassword,
      loader: async ({ request }) => {
        const withCode = new URL(request.url).searchParams.has('oobCode')
        if (withCode) return null
        if (!(await session.current())) throw redirect(shellLinks.forgottenPassword)
        // Before the page, which then stands whole.
        await loadChangePassword()
        return null
      },
      lazy: {
        Component: async () => {
          const { resetPasswordPage } = await import('./links/reset-password-page')
          return resetPasswordPage(lazyPart(loadChangePassword))
        },
      },
    },
    {
      path: shellLinks.verifyEmail,
      loader: async ({ request }) => {
        const { search, searchParams } = new URL(request.url)
        // The provider may send the links of all mails to one page.
        if (searchParams.get('mode') === 'resetPassword') throw redirect(`${shellLinks.newPassword}${search}`)
        if (searchParams.get('mode') === 'signIn') throw redirect(`${shellLinks.login}${search}`)
        await Promise.all([session.current().catch(() => null), withSettings()])
        return null
      },
      lazy: { Component: async () => (await import('./links/email-verification-page')).EmailVerificationPage },
    },
    {
      path: shellLinks.dashboard,
      loader: async () => {
        const view = await session.current()
        throw redirectDocument(view ? homeUrl(view.user.role) : loginUrl())
      },
      Component: LoadingOverlay,
    },
    {
      // Each app has its own account page.
      path: shellLinks.account,
      loader: async ({ request }) => {
        const view = await session.current()
        throw redirectDocument(view ? appUrl(appForRole(view.user.role), shellLinks.account) : loginUrl(request.url))
      },
      Component: LoadingOverlay,
    },
    {
      path: shellLinks.mailbox,
      loader: () => queryClient.ensureQueryData(api.query('mailbox.list', {})),
      lazy: { Component: async () => (await import('./mailbox-page')).MailboxPage },
    },
  ]
}
