import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

/** The server's settings, which do not change while a page is open. */
export const configQuery = (api: Api) => ({ ...api.query('config.show', {}), staleTime: Infinity })
export const useConfig = () => useSuspenseQuery(configQuery(useApi())).data
