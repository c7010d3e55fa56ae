import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const companyJobQuery = (api: Api, id: string) => api.query('jobs.show', { id })
export const useCompanyJob = (id: string) => useSuspenseQuery(companyJobQuery(useApi(), id)).data
