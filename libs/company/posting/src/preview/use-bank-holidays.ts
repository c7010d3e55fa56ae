import { useApi } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { useQueries } from '@tanstack/react-query'

/** Names of bank holidays by date for a year and the next; empty until loaded. */
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
