import { isOutage, useApi, type Api } from '@s4/api-client'
import type { Handover } from '@s4/contract'
import { useQuery } from '@tanstack/react-query'
import { passFor } from '../pass/shift-pass'
import { at, waitingFor } from '../phone-queue/as-pressed'
import { keepOfShift, keptShift } from '../phone-queue/kept-shift'
import { phoneOf, usePhoneAction } from '../phone-queue/phone'
import { inTime } from '../queries/shift-day-queries'

export function useHandovers(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['handovers', 'list', { id }],
    queryFn: ({ signal }) => readHandovers(api, id, signal),
    refetchInterval: 60_000,
  })
}

/** As the server has them, else as the phone keeps them; with what the phone has not sent yet. */
async function readHandovers(api: Api, id: string, signal: AbortSignal): Promise<Handover[]> {
  const { database, queue } = phoneOf(api)
  const handovers = await inTime(api.call('handovers.list', { id }, { signal, ...passFor(id) })).then(
    async (answer) => {
      await keepOfShift(database, id, { handovers: answer }).catch(() => undefined)
      return answer
    },
    async (error: unknown) => {
      const shift = isOutage(error) ? await keptShift(database).catch(() => null) : null
      if (shift?.work.id !== id || shift.handovers === null) throw error
      return shift.handovers
    },
  )
  const confirmed = waitingFor(id, await queue.list()).filter(({ name }) => name === 'handovers.confirm')
  return handovers.map((handover) => {
    const pressed = confirmed.find(({ input }) => input['entryId'] === handover.id)
    return pressed && handover.readAt === null ? { ...handover, readAt: at(pressed) } : handover
  })
}

export const useConfirmHandover = () => usePhoneAction('handovers.confirm')
