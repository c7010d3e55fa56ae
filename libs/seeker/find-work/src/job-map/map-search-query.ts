import { useApi, type Api } from '@s4/api-client'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { jobSearchQuery } from '../queries/find-work-queries'
import { parseSearch } from '../search/search-params'

/** A map shows more at once than a list. */
const JOBS_OF_MAP = 100

export const mapSearchQuery = (api: Api, params: URLSearchParams) =>
  jobSearchQuery(api, { ...parseSearch(params), limit: JOBS_OF_MAP })
export const useMapSearch = (params: URLSearchParams) => useSuspenseInfiniteQuery(mapSearchQuery(useApi(), params))
