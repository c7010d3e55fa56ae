import { ApiProvider, type Api } from '@s4/api-client'
import { SessionProvider, type Session } from '@s4/auth-session'
import { ThemeProvider } from '@s4/theme'
import { ToastProvider } from '@s4/toast'
import { RefusalsProvider, type createRefusals } from '@s4/ui'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { lazyAfterPaint } from './lazy-after-paint'

const LiveChanges = lazyAfterPaint(async () => (await import('./live-changes')).LiveChanges)

interface AppTreeProps {
  api: Api
  queryClient: QueryClient
  session: Session
  refusals: ReturnType<typeof createRefusals>
  /** Something changed on the server; called before it is read again. */
  onChange?: () => void
  /** The router with its screens. */
  children: ReactNode
}

/** What every screen of an app stands in, in the browser and on the server. */
export const AppTree = ({ api, queryClient, session, refusals, onChange, children }: AppTreeProps) => (
  <ThemeProvider>
    <ToastProvider>
      <RefusalsProvider refusals={refusals}>
        <ApiProvider api={api}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider session={session}>
              <Suspense>
                <LiveChanges onChange={onChange} />
              </Suspense>
              {children}
            </SessionProvider>
          </QueryClientProvider>
        </ApiProvider>
      </RefusalsProvider>
    </ToastProvider>
  </ThemeProvider>
)
