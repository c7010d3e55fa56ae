import type { Api } from '@s4/api-client'
import type { MemberPermission } from '@s4/contract'
import type { Session } from '@s4/auth-session'
import type { QueryClient } from '@tanstack/react-query'

export const roomQuery = (api: Api) => api.query('controlRoom.show', {})
export const mapQuery = (api: Api) => api.query('controlRoom.map', {})
export const liveMapQuery = (api: Api) => api.query('liveMap.show', {})
export const trailQuery = (api: Api, id: string) => api.query('liveMap.trail', { id })
export const dueChecksQuery = (api: Api) => api.query('checks.due', {})

export const SEES_ROOM: MemberPermission = 'live-work.read'

interface Deps {
  api: Api
  queryClient: QueryClient
  session: Session
}

/** Asks for the room before its code has loaded; a failure is shown by the room itself. */
export function prefetchRoom({ api, queryClient, session }: Deps): void {
  if (session.snapshot()?.member?.permissions.includes(SEES_ROOM)) void queryClient.prefetchQuery(roomQuery(api))
}
