import type { Api } from '@s4/api-client'
import { useChange } from './use-change'

export const savedWorkersQuery = (api: Api) => api.query('workers.list', {})
export const useSaveWorker = () => useChange('workers.save')

/** Saves a worker, shown before the server has answered; *undo* takes them off again as long as the screen stays. */
export function useSaveOnTheSpot(id: string, saved: boolean) {
  // Saving again after an undo is a write of its own.
  const save = useChange('workers.save', { repeatable: true })
  const remove = useChange('workers.remove', { repeatable: true })
  return {
    shown: save.isPending || (saved && !remove.isPending),
    save: () => save.mutate({ id }),
    /** Null for a worker who was saved before. */
    undo: saved && save.isSuccess && !remove.isPending ? () => remove.mutate({ id }) : null,
  }
}
