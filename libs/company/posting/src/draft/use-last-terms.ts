import { useApi } from '@s4/api-client'
import type { Terms } from '@s4/contract'
import { useSuspenseQuery } from '@tanstack/react-query'

/** The terms of the company's last job, to begin the next with; null before the first. */
export const useLastTerms = (): Terms | null => useSuspenseQuery(useApi().query('jobs.lastTerms', {})).data.terms
