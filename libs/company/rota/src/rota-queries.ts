import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const rotaQuery = (api: Api, week: string) => api.query('rota.show', { week })
export const useRota = (week: string) => useSuspenseQuery(rotaQuery(useApi(), week)).data
