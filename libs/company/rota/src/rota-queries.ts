import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const rotaQuery = (api: Api, week: string) => api.query('rota.show', { week })
export const useRota = (week: string) => useSuspenseQuery(rotaQuery(useApi(), week)).data

const alsoRefresh = ['rota', 'applications', 'companyJobs', 'workers'] as const
export const useGive = () => useEndpointMutation('offers.create', { alsoRefresh, shown: true })
export const useRescind = () => useEndpointMutation('offers.rescind', { alsoRefresh })
