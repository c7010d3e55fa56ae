import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

/** A job as its own company sees it. */
export const companyJobQuery = (api: Api, id: string) => api.query('companyJobs.show', { id })
export const useCompanyJob = (id: string) => useSuspenseQuery(companyJobQuery(useApi(), id)).data
