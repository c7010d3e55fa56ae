import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'

export const siteListQuery = (api: Api) => api.query('sites.list', {})
export const useSites = () => useSuspenseQuery(siteListQuery(useApi())).data

export const configQuery = (api: Api) => api.query('config.show', {})

export const jobQuery = (api: Api, id: string) => api.query('companyJobs.show', { id })
export const useJob = (id: string) => useSuspenseQuery(jobQuery(useApi(), id)).data

/** Names of bank holidays by date, of a year and the next; empty until they are known, and where they cannot be asked for. */
export function useBankHolidays(
  nation: RouteInput<'bankHolidays.list'>['nation'],
  year: number,
): ReadonlyMap<string, string> {
  const api = useApi()
  const years = year >= 2020 && year < 2100 ? [year, year + 1] : []
  const answers = useQueries({
    queries: years.map((each) => ({ ...api.query('bankHolidays.list', { nation, year: each }), staleTime: Infinity })),
  })
  return new Map(answers.flatMap(({ data = [] }) => data.map(({ date, name }) => [date, name] as const)))
}

export const usePostJob = () => useEndpointMutation('jobs.create', { alsoRefresh: ['companyJobs'], shown: true })
export const useChangeJob = () =>
  useEndpointMutation('jobs.update', { alsoRefresh: ['companyJobs', 'offers', 'rota'], shown: true })
