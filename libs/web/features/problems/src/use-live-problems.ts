import { useApi } from '@s4/api-client'
import { useQuery } from '@tanstack/react-query'

/** How many problems are open; undefined until it is known, and no reason to hold anything up. */
export function useLiveProblems(): number | undefined {
  const { data } = useQuery({ ...useApi().query('problems.counts', {}), throwOnError: false })
  return data?.live
}
