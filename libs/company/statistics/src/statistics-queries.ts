import { type Api, useApi } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

/** What the address asks for: `?weeks=26&site=…`. */
export const askedOf = (params: URLSearchParams) => {
  const [weeks, siteId] = [params.get('weeks'), params.get('site')]
  return { ...(weeks && { weeks }), ...(siteId && { siteId }) }
}

export const statisticsQuery = (api: Api, params: URLSearchParams) => api.query('statistics.show', askedOf(params))

export const useStatistics = (params: URLSearchParams) => useSuspenseQuery(statisticsQuery(useApi(), params)).data
