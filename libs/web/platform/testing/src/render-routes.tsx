import { routes as endpoints } from '@s4/contract/routes'
import { ApiProvider, createApi, createQueryClient, type Api } from '@s4/api-client'
import { createSession, SessionProvider, type Session } from '@s4/auth-session'
import type { SessionView } from '@s4/contract'
import { ThemeProvider } from '@s4/theme'
import { createToasts, ToastProvider } from '@s4/toast'
import { createRefusals, PageRefusals, RefusalsProvider } from '@s4/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom'

interface Deps {
  api: Api
  queryClient: QueryClient
  session: Session
}

interface Options {
  /** The address to open, with its search. */
  at: string
  /** Who is signed in; nobody by default. */
  session?: SessionView | null
}

/**
 * Renders routes at an address as an app does, with session, API, queries, theme and toasts.
 * Returns the router (for `state.location`), the query client, the session and the toasts.
 */
export function renderRoutes(
  routes: RouteObject[] | ((deps: Deps) => RouteObject[]),
  { at, session: view = null }: Options,
) {
  const toasts = createToasts()
  const api = createApi({
    endpoints,
    uid: () => view?.user.uid ?? null,
    onSessionFailure: (failure) => session.handleFailure(failure),
  })
  const session: Session = createSession(api)
  session.adopt(view)
  const refusals = createRefusals()
  const queryClient = withoutRetryDelay(createQueryClient(refusals))
  const children = typeof routes === 'function' ? routes({ api, queryClient, session }) : routes
  const router = createMemoryRouter([{ HydrateFallback: () => null, element: screenWithRefusals, children }], {
    initialEntries: [at],
  })

  const page = render(
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <ToastProvider toasts={toasts}>
            <RefusalsProvider refusals={refusals}>
              <SessionProvider session={session}>
                <RouterProvider router={router} />
              </SessionProvider>
            </RefusalsProvider>
          </ToastProvider>
        </ApiProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return { ...page, router, queryClient, session, toasts }
}

const screenWithRefusals = (
  <>
    <PageRefusals />
    <Outlet />
  </>
)

/** Retries as often as an app, without the delay. */
function withoutRetryDelay(queryClient: QueryClient) {
  const { queries, ...rest } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } })
  return queryClient
}
