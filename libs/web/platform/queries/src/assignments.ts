import { useApi, type Api, type MutationOptions } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'
import { useChange } from './use-change'

export const assignmentQuery = (api: Api, id: string) => api.query('assignments.show', { id })
export const checkCallsQuery = (api: Api, id: string) => api.query('checkCalls.list', { id })

/** The record of one assignment with its check calls, read only while `reading`. */
export function useWorkRecord(id: string, reading: boolean) {
  const api = useApi()
  return {
    work: useQuery({ ...assignmentQuery(api, id), enabled: reading }),
    day: useQuery({ ...checkCallsQuery(api, id), enabled: reading }),
  }
}

export const useCancelWork = () => useChange('assignments.cancel')
export const useAnswerHours = (options?: MutationOptions<'hours.answer'>) => useChange('hours.answer', options)
