import type { Api } from '@s4/api-client'
import type { Session } from '@s4/auth-session'
import type { QueryClient } from '@tanstack/react-query'

/** What the routes of an app need. */
export interface AppDeps {
  api: Api
  queryClient: QueryClient
  session: Session
}
