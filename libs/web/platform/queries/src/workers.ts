import type { Api } from '@s4/api-client'
import { useChange } from './use-change'

export const savedWorkersQuery = (api: Api) => api.query('workers.list', {})
export const useSaveWorker = () => useChange('workers.save')
