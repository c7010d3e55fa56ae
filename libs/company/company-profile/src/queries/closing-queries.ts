import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const closingFactsQuery = (api: Api) => api.query('erasure.closingFacts', {})
export const useClosingFacts = () => useSuspenseQuery(closingFactsQuery(useApi())).data
