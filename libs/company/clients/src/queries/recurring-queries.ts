import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useChange } from '@s4/queries'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export const recurringListQuery = (api: Api) => api.pages('recurring.list', {})
export const useRecurringList = () => useSuspenseInfiniteQuery(recurringListQuery(useApi()))

export const recurringQuery = (api: Api, id: string) => api.query('recurring.show', { id })
export const useRecurring = (id: string) => useSuspenseQuery(recurringQuery(useApi(), id)).data

export const lastJobQuery = (api: Api) => api.query('jobs.lastTerms', {})
/** Terms and pay of the last job, which recurring work begins with. */
export const useLastJob = () => useSuspenseQuery(lastJobQuery(useApi())).data

export const usePreview = () => useEndpointMutation('recurring.preview', { shown: true })
export const useCreateRecurring = () => useChange('recurring.create', { shown: true })
export const useChangeRecurring = () => useChange('recurring.update', { shown: true })
export const useResumeRecurring = () => useChange('recurring.resume', { shown: true })
export const useEndRecurring = () => useChange('recurring.end', { shown: true })
export const useRetryRecurring = () => useChange('recurring.retry', { shown: true })
