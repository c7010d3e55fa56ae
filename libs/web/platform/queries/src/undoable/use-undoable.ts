import { refresh, useApi } from '@s4/api-client'
import type { ApiError } from '@s4/contract/api-error'
import { changes } from '@s4/contract/changes'
import type { Refused } from '@s4/contract'
import type { RouteInput, RouteName, RouteOutput } from '@s4/contract/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showChange, type RowFields } from './show-change'

interface Undoable<Name extends RouteName, Back extends RouteName> {
  input: RouteInput<Name>
  /** What tells the records it changes: `[{ id }]`. */
  rows: readonly RowFields[]
  /** How they are shown before the server has answered; null takes them out of their lists. */
  become: RowFields | null
  /** The result in a sentence; null says nothing. */
  said: (answer: RouteOutput<Name>) => string | null
  /** What the opposite call is sent. */
  back: (answer: RouteOutput<Name>) => RouteInput<Back>
}

/** Says a result, with *Undo*: `useUndo` of `@s4/toast`. */
type SayWithUndo = (message: string, takeBack: () => Promise<{ refused: Refused }>) => void

/**
 * Changes what the lists show at once, sends it, and says the result with *Undo*, which sends the opposite call.
 * When it is refused, the records come back and the page says why. What may be changed so: docs/design.md#feedback.
 */
export function useUndoable<Name extends RouteName, Back extends RouteName>(
  name: Name,
  opposite: Back,
  say: SayWithUndo,
): (change: Undoable<Name, Back>) => Promise<RouteOutput<Name> | null> {
  const queryClient = useQueryClient()
  const { mutateAsync: send } = useRepeatable(name)
  const { mutateAsync: sendBack } = useRepeatable(opposite)

  return async ({ input, said, back, ...shown }) => {
    const putBack = await showChange(queryClient, resourcesOf(name), shown)
    try {
      const answer = await send(input)
      const message = said(answer)
      if (message !== null) say(message, async () => ({ refused: refusedIn(await sendBack(back(answer))) }))
      return answer
    } catch {
      // The page shows the refusal.
      putBack()
      return null
    }
  }
}

/** Each press is a write of its own; the lists are read again after the last of several. */
function useRepeatable<Name extends RouteName>(name: Name) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mutationKey = ['undoable', name]
  return useMutation<RouteOutput<Name>, ApiError, RouteInput<Name>>({
    mutationKey,
    mutationFn: (input) => api.call(name, input),
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) === 1 ? refresh(queryClient, resourcesOf(name)) : undefined,
  })
}

/** Of a change of several records, those that it was refused for. */
const refusedIn = (answer: unknown): Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer ? (answer.refused as Refused) : []

const resourcesOf = (name: RouteName): readonly string[] =>
  name in changes ? changes[name as keyof typeof changes] : name.split('.').slice(0, 1)
