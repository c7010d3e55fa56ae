import type { Api } from '@s4/api-client'
import type { QueryClient } from '@tanstack/react-query'

export const roomQuery = (api: Api) => api.query('controlRoom.show', {})
export const mapQuery = (api: Api) => api.query('controlRoom.map', {})
export const dueChecksQuery = (api: Api) => api.query('checks.due', {})

/** Asks for the room before its code has loaded; a failure is shown by the room itself. */
export const prefetchRoom = ({ api, queryClient }: { api: Api; queryClient: QueryClient }): void =>
  void queryClient.prefetchQuery(roomQuery(api))
