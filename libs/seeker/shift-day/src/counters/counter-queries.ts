import { isOutage, useApi, type Api } from '@s4/api-client'
import type { Counter } from '@s4/contract'
import { useQuery } from '@tanstack/react-query'
import { passFor } from '../pass/shift-pass'
import { keepOfShift, keptShift } from '../phone-queue/kept-shift'
import { phoneOf, usePhoneAction } from '../phone-queue/phone'
import { inTime } from '../queries/shift-day-queries'

const countersKey = (id: string) => ['counters', 'list', { id }] as const

export function useCounters(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: countersKey(id),
    queryFn: ({ signal }) => readCounters(api, id, signal),
    // Other doors press, too.
    refetchInterval: 15_000,
  })
}

/** As the server has them, else as the phone keeps them. */
async function readCounters(api: Api, id: string, signal: AbortSignal): Promise<Counter[]> {
  const { database } = phoneOf(api)
  return inTime(api.call('counters.list', { id }, { signal, ...passFor(id) })).then(
    async (counters) => {
      await keepOfShift(database, id, { counters }).catch(() => undefined)
      return counters
    },
    async (error: unknown) => {
      const shift = isOutage(error) ? await keptShift(database).catch(() => null) : null
      if (shift?.work.id !== id || shift.counters === null) throw error
      return shift.counters
    },
  )
}

export const usePress = () => usePhoneAction('counters.press')
export const useReset = () => usePhoneAction('counters.reset', { shown: true })
