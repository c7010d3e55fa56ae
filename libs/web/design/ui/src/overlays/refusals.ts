import type { ApiError, NextStep } from '@s4/contract/api-error'

/** What could not be done, as the page shows it. */
export interface RefusedWrite extends Partial<Pick<ApiError, 'status' | 'retryAfterSeconds'>> {
  message: string
  nextStep?: NextStep | undefined
}

interface Shown {
  refused: readonly RefusedWrite[]
  /** The place that shows them: the page, or the dialog that was opened last. */
  place: string | undefined
}

export type Refusals = ReturnType<typeof createRefusals>

/** The writes of one page that were refused and that no part of it shows by itself; also used outside React. */
export function createRefusals() {
  const listeners = new Set<() => void>()
  let places: readonly string[] = []
  let current: Shown = { refused: [], place: undefined }

  const change = (refused: readonly RefusedWrite[]) => {
    current = { refused, place: places.at(-1) }
    for (const listener of listeners) listener()
  }
  /** While nothing is shown nobody is told of a place: React would run all effects of a new page in one task. */
  const changePlaces = (changed: readonly string[]) => {
    places = changed
    if (current.refused.length > 0) change(current.refused)
  }

  return {
    /** The same message is there once, however often it is raised. */
    show: (refusal: RefusedWrite) =>
      change([...current.refused.filter(({ message }) => message !== refusal.message), refusal]),
    clear: () => current.refused.length > 0 && change([]),
    remove: (refusal: RefusedWrite) => change(current.refused.filter((one) => one !== refusal)),
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A place that can show them; returns how it goes again. */
    enter: (place: string) => {
      changePlaces([...places, place])
      return () => changePlaces(places.filter((one) => one !== place))
    },
  }
}
