import { useApi } from '@s4/api-client'
import type { Assignment, ReportedProblem } from '@s4/contract'
import { useQuery } from '@tanstack/react-query'
import { useChange } from './use-change'

const PAGE_SIZE = 100

/** The problem of one kind about one assignment, if there is one. A failure does not break the screen. */
export function useProblemAbout({ id, jobId }: Pick<Assignment, 'id' | 'jobId'>, kind: ReportedProblem['category']) {
  const found = useQuery({ ...useApi().query('problems.list', { jobId, limit: PAGE_SIZE }), throwOnError: false })
  return {
    isPending: found.isPending,
    problem: found.data?.data.find(({ category, assignmentId }) => category === kind && assignmentId === id),
  }
}

export const useReportProblem = () => useChange('problems.create', { shown: true })
