import { useApi, type Api } from '@s4/api-client'
import type { ReportedProblem } from '@s4/contract'
import { problemSeverities, problemViews } from '@s4/domain/problem-words'
import { useChange } from '@s4/queries'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export interface ProblemFilter {
  view: (typeof problemViews)[number]
  severity: ReportedProblem['severity'] | undefined
}

/** The list a URL stands for: what is open unless it says otherwise. */
export const readFilter = (params: URLSearchParams): ProblemFilter => ({
  view: problemViews.find((view) => view === params.get('view')) ?? 'live',
  severity: problemSeverities.find((severity) => severity === params.get('severity')),
})

export const listQuery = (api: Api, { view, severity }: ProblemFilter) =>
  api.pages('problems.list', { view, ...(severity && { severity }) })
export const countsQuery = (api: Api) => api.query('problems.counts', {})
export const problemQuery = (api: Api, id: string) => api.query('problems.show', { id })
export const subjectsQuery = (api: Api) => api.query('problems.subjects', {})

export const useProblems = (filter: ProblemFilter) => useSuspenseInfiniteQuery(listQuery(useApi(), filter))
export const useCounts = () => useSuspenseQuery(countsQuery(useApi())).data
export const useProblem = (id: string) => useSuspenseQuery(problemQuery(useApi(), id)).data
export const useSubjects = () => useSuspenseQuery(subjectsQuery(useApi())).data

export const useReply = () => useChange('problems.reply', { shown: true })
export const useChangeProblem = () => useChange('problems.change')
export const useResolve = () => useChange('problems.resolve', { shown: true })
export const useClose = () => useChange('problems.close')
export const useReopen = () => useChange('problems.reopen')
