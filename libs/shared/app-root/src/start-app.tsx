import { ApiProvider, createApi, createQueryClient } from '@s4/api-client'
import { createSession, SessionProvider, type Session } from '@s4/auth-session'
import { ThemeProvider } from '@s4/theme'
import { createToasts, ToastProvider } from '@s4/toast'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { AppDeps } from './deps'
import { LiveChanges } from './live-changes'

/** Mounts an app on `#root`. */
export function startApp(routesOf: (deps: AppDeps) => RouteObject[]): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root to mount on')

  const toasts = createToasts()
  // Whom this page shows, not whom the browser last saw: another tab may have signed in somebody else.
  const uid = (): string | null => session.snapshot()?.user.uid ?? null
  const api = createApi({ uid, onSessionProblem: (problem) => session.hear(problem) })
  const session: Session = createSession(api)
  const queryClient = createQueryClient((problem) => toasts.error(problem.message))
  const router = createBrowserRouter(routesOf({ api, queryClient, session }))

  const show = () =>
    createRoot(root).render(
      <ThemeProvider>
        <ToastProvider toasts={toasts}>
          <ApiProvider api={api}>
            <QueryClientProvider client={queryClient}>
              <SessionProvider session={session}>
                <LiveChanges />
                <RouterProvider router={router} />
              </SessionProvider>
            </QueryClientProvider>
          </ApiProvider>
        </ToastProvider>
      </ThemeProvider>,
    )

  if (!root.hasChildNodes() || router.state.initialized) return show()
  // A page that was written out beforehand stays until its screen is there to take its place.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    show()
  })
}
