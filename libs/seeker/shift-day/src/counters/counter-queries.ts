import { isOutage, useApi, type Api } from '@s4/api-client'
import type { Counter } from '@s4/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passFor } from '../pass/shift-pass'
import { keepOfShift, keptShift } from '../phone-queue/kept-shift'
import { phoneOf, usePhoneAction } from '../phone-queue/phone'
import { inTime } from '../queries/shift-day-queries'
import { NONE, type Presses } from './use-presses'

const countersKey = (id: string) => ['counters', 'list', { id }] as const

interface Counted {
  counters: Counter[]
  /** Without a signal: nothing of other doors since. */
  isOld: boolean
}

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
async function readCounters(api: Api, id: string, signal: AbortSignal): Promise<Counted> {
  const { database } = phoneOf(api)
  return inTime(api.call('counters.list', { id }, { signal, ...passFor(id) })).then(
    async (counters) => {
      await keepOfShift(database, id, { counters }).catch(() => undefined)
      return { counters, isOld: false }
    },
    async (error: unknown) => {
      const shift = isOutage(error) ? await keptShift(database).catch(() => null) : null
      if (shift?.work.id !== id || shift.counters === null) throw error
      return { counters: shift.counters, isOld: true }
    },
  )
}

/**
 * Sends presses. Those that `pressed` sums up are on their way, so that the count never steps back between the answer
 * and the next reading; `isOwn` says which of the kept actions they are.
 */
export function usePress(id: string, kind: Counter['kind']) {
  const queryClient = useQueryClient()
  const [own, setOwn] = useState<ReadonlyMap<string, Presses>>(new Map())
  const change = (key: string, presses: Presses | null) =>
    setOwn((before) => {
      const after = new Map(before)
      if (presses) after.set(key, presses)
      else after.delete(key)
      return after
    })
  const { mutate } = usePhoneAction('counters.press', {
    onAnswer: (answer, { key = '' }) => {
      // Kept on the phone, from where it is counted.
      if (answer === null) return change(key, null)
      change(key, NONE)
      queryClient.setQueryData<Counted>(
        countersKey(id),
        (known) =>
          known && { ...known, counters: known.counters.map((counter) => (counter.kind === kind ? answer : counter)) },
      )
    },
  })
  const send = (presses: Presses) => {
    const key = crypto.randomUUID()
    change(key, presses)
    mutate({ id, kind, key, ...presses }, { onError: () => change(key, null) })
  }
  const pressed = [...own.values()].reduce((sum, { ins, outs }) => sum + ins - outs, 0)
  return { send, pressed, isOwn: (key: string) => own.has(key) }
}

export const useReset = () => usePhoneAction('counters.reset', { shown: true })
