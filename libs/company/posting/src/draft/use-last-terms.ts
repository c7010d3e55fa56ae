import { useApi, type Api } from '@s4/api-client'
import type { Terms } from '@s4/contract'
import { useSuspenseQuery } from '@tanstack/react-query'

/** The terms of the company's last job. */
export const lastTermsQuery = (api: Api) => api.query('jobs.lastTerms', {})

/** The terms of the company's last job, to begin the next with; null before the first. */
export const useLastTerms = (): Terms | null => useSuspenseQuery(lastTermsQuery(useApi())).data.terms
