import { isOutage, useApi, type Api } from '@s4/api-client'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { passFor } from '../pass/shift-pass'

const WHILE_OPEN_MS = 5000

/** The latest request for help of some work; null without a signal. */
const myCallQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['alerts', 'myCall', { id }],
    queryFn: ({ signal }) =>
      api.call('alerts.myCall', { id }, { signal, ...passFor(id) }).catch((error: unknown) => {
        if (isOutage(error)) return null
        throw error
      }),
    refetchInterval: ({ state }) => (state.data?.call && state.data.call.resolvedAt === null ? WHILE_OPEN_MS : false),
  })

export const useMyCall = (id: string) => useQuery(myCallQuery(useApi(), id))
