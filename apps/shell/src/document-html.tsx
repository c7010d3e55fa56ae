import { ApiProvider, createApi } from '@s4/api-client'
import { createSession, SessionProvider } from '@s4/auth-session'
import type { PublicConfig } from '@s4/contract'
import { sharedRoutes } from '@s4/contract/shared-routes'
import { shellRoutes } from '@s4/contract/shell-routes'
import { questionsRoutes } from '@s4/faq'
import { failureRoutes, publicRoutes } from '@s4/public-pages'
import { WHAT_HAPPENED, writtenAddress } from '@s4/links'
import { configQuery } from '@s4/queries'
import { signInRoutes } from '@s4/sign-in'
import { staffRoutes } from '@s4/staff'
import { ThemeProvider } from '@s4/theme'
import { collectStyles } from '@s4/theme/server'
import { ToastProvider } from '@s4/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

/** A public page as HTML with its styles, shown before any script runs. */
export async function documentHtml(path: string, ways: readonly string[]): Promise<string> {
  const api = createApi({ endpoints: { ...sharedRoutes, ...shellRoutes }, fetch: ofNobody, uid: () => null })
  const session = createSession(api)
  const queryClient = new QueryClient()
  queryClient.setQueryData(configQuery(api).queryKey, configWith(ways))
  const loadChangePassword = () => Promise.reject(new Error('no document changes a password'))
  const { query, dataRoutes } = createStaticHandler([
    ...publicRoutes(),
    ...questionsRoutes(),
    ...failureRoutes(WHAT_HAPPENED),
    ...signInRoutes({ api, session, queryClient, loadChangePassword }),
    ...staffRoutes({ api, queryClient }),
  ])
  const context = await query(new Request(new URL(writtenAddress(path), 'https://s4.example')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  for (const failure of Object.values(context.errors ?? {})) throw failure

  const { styled, withStyles } = collectStyles()
  const page = (
    <ThemeProvider>
      <ToastProvider>
        <ApiProvider api={api}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider session={session}>
              <StaticRouterProvider
                router={createStaticRouter(dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </SessionProvider>
          </QueryClientProvider>
        </ApiProvider>
      </ToastProvider>
    </ThemeProvider>
  )
  return withStyles(renderToString(styled(page)))
}

/** A document is of nobody's session. */
const ofNobody = async () => Response.json({ data: null })

/** A server that is ready; what documents do not show is empty. */
const configWith = (ways: readonly string[]): PublicConfig => ({
  firebase: { projectId: '', apiKey: '', authDomain: '', authEmulator: null, firestoreEmulator: null },
  chat: true,
  signInProviders: ways.filter((way) => way !== 'mailbox'),
  firstScreens: { seeker: [], company: [] },
  tileUrl: '',
  supportEmail: '',
  identityReady: true,
  mailbox: ways.includes('mailbox'),
})
