import { isServer, useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { noteServerTime, serverNow } from '@s4/api-client/clock'
import { ApiError } from '@s4/contract/api-error'
import type { KioskCode } from '@s4/contract'
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { readKioskPass, writeKioskPass } from './kiosk-pass'

export const codesQuery = (api: Api, id: string) => api.query('sites.codes', { id })
export const useCodes = (id: string) => useSuspenseQuery(codesQuery(useApi(), id)).data

/**
 * Uses the stored kiosk token; without a valid one it starts a kiosk, which needs a session. The server, which writes
 * the page, starts none.
 */
const kioskQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['kiosk', id],
    queryFn: async () => {
      if (isServer()) return api.call('sites.kioskCode', { id })
      const shown = await shownBy(api, id)
      noteServerTime(shown.now)
      return shown
    },
    // A screen that is cut off says so instead of waiting in silence.
    networkMode: 'always',
  })

async function shownBy(api: Api, id: string): Promise<KioskCode> {
  const held = readKioskPass(id)
  const shown = held === null ? null : await api.call('sites.kiosk', { token: held }).catch(ignoreEndedKiosk)
  if (shown) return shown
  writeKioskPass(id, null)
  const { token } = await api.call('sites.startKiosk', { id })
  writeKioskPass(id, token)
  return api.call('sites.kiosk', { token })
}

function ignoreEndedKiosk(error: unknown): null {
  if (error instanceof ApiError && error.code === 'kiosk.ended') return null
  throw error
}

const MAX_WAIT = 30_000

/** The kiosk's current code, read again when the next one is due. */
export const useKioskCode = (id: string) =>
  useQuery({
    ...kioskQuery(useApi(), id),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      Math.min(MAX_WAIT, Math.max(1000, data ? Date.parse(data.nextAt) - serverNow() : 5000)),
    refetchIntervalInBackground: true,
  })

export const useReplaceCodes = () => useEndpointMutation('sites.rotateCodes')
