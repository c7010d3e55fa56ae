import type { Api } from '@s4/api-client'
import { useChange } from './use-change'

export const savedWorkersQuery = (api: Api) => api.query('workers.list', {})
export const useSaveWorker = () => useChange('workers.save')

/** The change that takes a worker off the list; it belongs to the app that offers it. */
interface Removing {
  isPending: boolean
  mutate: (input: { id: string }) => void
}

/** Saves a worker, shown before the server has answered; *undo* takes them off again as long as the screen stays. */
export function useSaveOnTheSpot(id: string, saved: boolean, remove: Removing) {
  // Saving again after an undo is a write of its own.
  const save = useChange('workers.save', { repeatable: true })
  return {
    shown: save.isPending || (saved && !remove.isPending),
    save: () => save.mutate({ id }),
    /** Null for a worker who was saved before. */
    undo: saved && save.isSuccess && !remove.isPending ? () => remove.mutate({ id }) : null,
  }
}
