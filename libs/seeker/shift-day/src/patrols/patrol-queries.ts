import { isOutage, useApi, type Api } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { passFor } from '../pass/shift-pass'
import { keepOfShift, keptShift, type ShiftPatrols } from '../phone-queue/kept-shift'
import { phoneOf, usePhoneAction } from '../phone-queue/phone'
import { inTime } from '../queries/shift-day-queries'
import { patrolsAsPressed } from './patrols-as-pressed'

export function usePatrols(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['patrols', 'list', { id }],
    queryFn: ({ signal }) => readPatrols(api, id, signal),
    refetchInterval: 60_000,
  })
}

/** As the server has them, else as the phone keeps them; with what the phone has not sent yet. */
async function readPatrols(api: Api, id: string, signal: AbortSignal): Promise<ShiftPatrols> {
  const { database, queue } = phoneOf(api)
  const patrols = await inTime(api.call('patrols.list', { id }, { signal, ...passFor(id) })).then(
    async (answer) => {
      await keepOfShift(database, id, { patrols: answer }).catch(() => undefined)
      return answer
    },
    async (error: unknown) => {
      const shift = isOutage(error) ? await keptShift(database).catch(() => null) : null
      if (shift?.work.id !== id || shift.patrols === null) throw error
      return shift.patrols
    },
  )
  return patrolsAsPressed(id, patrols, await queue.list())
}

export const useScan = () => usePhoneAction('patrols.scan', { shown: true })
export const useCutShort = () => usePhoneAction('patrols.cutShort', { shown: true })
