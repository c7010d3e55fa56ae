import { useApi, type Api } from '@s4/api-client'
import { useQueryClient, useMutation, type QueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { ApiError } from '@s4/contract/api-error'
import type { RouteInput } from '@s4/contract/routes'
import { refreshAfter } from '@s4/queries'
import { useSyncExternalStore } from 'react'
import { passFor } from '../pass/shift-pass'
import { storeShiftPass } from '../pass/store-shift-pass'
import { personOnShift } from './kept-shift'
import { keepOpenHelp } from './open-help'
import { phoneDatabase, type KeptAction, type PhoneActionName, type PhoneDatabase } from './phone-database'
import { createPhoneQueue, type PhoneQueue, type Pressed } from './phone-queue'
import { clockOffset } from '@s4/api-client/clock'

interface Phone {
  queue: PhoneQueue
  database: PhoneDatabase
}

const phones = new WeakMap<Api, Phone>()

/** The queue and the store of this page; one for each client of the API. */
export function phoneOf(api: Api): Phone {
  const known = phones.get(api)
  if (known) return known
  const database = phoneDatabase()
  const queue = createPhoneQueue({
    api,
    database,
    person: personOnShift,
    passFor,
    offset: clockOffset,
    onAnswer: keepAnswer,
  })
  const phone = { queue, database }
  phones.set(api, phone)
  return phone
}

/** Booking on returns the shift pass, and asking for help opens a request, also when they are sent later. */
function keepAnswer({ name, assignmentId }: KeptAction, answer: unknown): void {
  if (name === 'alerts.askForHelp') keepOpenHelp(assignmentId, true)
  if (name !== 'attendance.bookOn') return
  // The answer of `attendance.bookOn`.
  const work = answer as { id: string; endsAt: string; shiftToken: string }
  storeShiftPass(work, work.shiftToken)
}

interface PhoneActionOptions<Name extends PhoneActionName> {
  /** The screen shows a failure itself, so the page does not. */
  shown?: boolean
  /** Called with the answer before anything is read anew. */
  onAnswer?: (answer: Pressed<Name>, input: PhoneInput<Name>) => void
  /**
   * Writes what the server answered into what the screens show. The action is then done with its answer; the rest is
   * read again behind it.
   */
  show?: (shown: Shown, answer: NonNullable<Pressed<Name>>, input: PhoneInput<Name>) => void
}

/** Where answers are shown, and kept for when there is no signal. */
export interface Shown extends Phone {
  queryClient: QueryClient
}

/** What the hook takes: the endpoint's input, and what the queue takes beside it. */
export type PhoneInput<Name extends PhoneActionName> = RouteInput<Name> & {
  id: string
  assignmentId?: string
  key?: string
  files?: readonly File[]
  onStored?: () => void
}

/**
 * Something a worker does on shift: kept on the phone first, then sent. Its data is the server's answer, or null while
 * the phone keeps it; it fails when the server refuses it.
 */
export function usePhoneAction<Name extends PhoneActionName>(
  name: Name,
  { shown = false, onAnswer, show }: PhoneActionOptions<Name> = {},
): UseMutationResult<Pressed<Name>, ApiError, PhoneInput<Name>> {
  const phone = phoneOf(useApi())
  const { queue } = phone
  const queryClient = useQueryClient()
  return useMutation<Pressed<Name>, ApiError, PhoneInput<Name>>({
    meta: { shown },
    mutationFn: async (pressed) => {
      const { files = [], assignmentId, key, onStored, ...input } = pressed
      const answer = await queue.press<Name>({
        name,
        input: input as unknown as RouteInput<Name> & { id: string },
        files,
        onStored,
        ...(assignmentId && { assignmentId }),
        ...(key && { key }),
      })
      onAnswer?.(answer, pressed)
      return answer
    },
    onSuccess: async (answer, input) => {
      const isRead = refreshAfter(
        queryClient,
        'attendance.break',
        'patrols.cutShort',
        'handovers.confirm',
        'counters.press',
      )
      // Of what is sent together with others only `true` comes back.
      if (show && answer !== null && typeof answer === 'object') show({ ...phone, queryClient }, answer, input)
      else await isRead
    },
  })
}

/** What this phone keeps of the person's shift, in order. */
export function useKeptActions(): readonly KeptAction[] {
  const { queue } = phoneOf(useApi())
  return useSyncExternalStore(queue.subscribe, queue.kept, queue.kept)
}

export const usePhoneHold = () => {
  const { queue } = phoneOf(useApi())
  return useSyncExternalStore(queue.subscribe, queue.hold, queue.hold)
}
