import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const agreementsQuery = (api: Api) => api.query('selfBilling.list', {})
export const useAgreements = () => useSuspenseQuery(agreementsQuery(useApi())).data
