import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

/** The calendar year in which the tax year of an address begins; undefined for the tax year of today. */
export function parseYear(params: URLSearchParams): number | undefined {
  const year = Number(params.get('year'))
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : undefined
}

export const earningsQuery = (api: Api, year: number | undefined) =>
  api.query('earnings.show', year === undefined ? {} : { year })
export const useEarnings = (year: number | undefined) => useSuspenseQuery(earningsQuery(useApi(), year)).data
