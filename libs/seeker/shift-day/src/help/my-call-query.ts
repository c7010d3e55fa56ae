import { isOutage, useApi, type Api } from '@s4/api-client'
import type { CallForHelp } from '@s4/contract'
import { useQuery, queryOptions, type QueryClient } from '@tanstack/react-query'
import { passFor } from '../pass/shift-pass'
import { keepOfShift, keptShift } from '../phone-queue/kept-shift'
import { keepOpenHelp, useOpenHelp } from '../phone-queue/open-help'
import { phoneOf, useKeptActions } from '../phone-queue/phone'
import { useDiscreet } from './discreet'

const WHILE_OPEN_MS = 5000

interface MyCall {
  /** The latest request for help; null without one, and when a page is opened without a signal. */
  call: CallForHelp | null
  /** Of the company; the phone keeps it, because a call often works where data does not. */
  ringNumber: string | null
}

const myCallKey = (id: string) => ['alerts', 'myCall', { id }]

const myCallQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: myCallKey(id),
    queryFn: ({ signal, client, queryKey }) =>
      readMyCall(api, id, signal).catch(async (error: unknown): Promise<MyCall> => {
        if (!isOutage(error)) throw error
        const known = client.getQueryData<MyCall>(queryKey)
        if (known) return known
        const shift = await keptShift(phoneOf(api).database).catch(() => null)
        return { call: null, ringNumber: shift?.work.id === id ? shift.ringNumber : null }
      }),
    refetchInterval: ({ state }) => (state.data?.call && state.data.call.resolvedAt === null ? WHILE_OPEN_MS : false),
  })

async function readMyCall(api: Api, id: string, signal: AbortSignal): Promise<MyCall> {
  const { call, ringNumber } = await api.call('alerts.myCall', { id }, { signal, ...passFor(id) })
  keepOpenHelp(id, call !== null && call.resolvedAt === null)
  await keepOfShift(phoneOf(api).database, id, { ringNumber }).catch(() => undefined)
  return { call, ringNumber }
}

/** Shows a request for help as soon as the server has taken it, before it is read again. */
export function noteCall(queryClient: QueryClient, id: string, raisedAt: string): void {
  queryClient.setQueryData<MyCall>(myCallKey(id), (before) => ({
    ringNumber: before?.ringNumber ?? null,
    call:
      before?.call?.raisedAt === raisedAt
        ? before.call
        : {
            raisedAt,
            positionAt: null,
            acknowledgedAt: null,
            acknowledgedBy: null,
            resolvedAt: null,
            resolution: null,
          },
  }))
}

export const useMyCall = (id: string) => useQuery(myCallQuery(useApi(), id))

/** Whether the worker asked for help in secret and nobody has ended it, so that this phone must make no sound. */
export function useSecretHelp(id: string): boolean {
  const isDiscreet = useDiscreet()
  const isOpen = useOpenHelp(id)
  const { isPending } = useQuery({ ...myCallQuery(useApi(), id), enabled: isDiscreet })
  const waits = useKeptActions().some(
    ({ name, assignmentId, refusal }) => name === 'alerts.askForHelp' && assignmentId === id && refusal === null,
  )
  return isDiscreet && (waits || isPending || isOpen)
}
