import { useApi, useEndpointMutation, useSendFiles, type Api } from '@s4/api-client'
import type { AssignmentDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { passFor, readShiftPass } from '../pass/shift-pass'

/**
 * The work of this job that a report belongs to: the given shift, else the one in progress, else the latest, else null.
 */
export const reportedWorkQuery = (api: Api, jobId: string, shiftId: string | null) =>
  queryOptions({
    queryKey: ['assignments', 'reported', jobId, shiftId],
    queryFn: async ({ signal }): Promise<AssignmentDetails | null> => {
      const pass = readShiftPass()
      const passWork =
        pass &&
        (await api
          .call('assignments.show', { id: pass.assignmentId }, { signal, shiftToken: pass.token })
          .catch(ignoreInvalidPass))
      if (passWork?.jobId === jobId && (shiftId === null || passWork.shiftId === shiftId)) return passWork
      const { data } = await api.call('assignments.list', { jobId, limit: 100 }, { signal })
      const startedWork = data.filter(({ bookedOnAt }) => bookedOnAt !== null)
      const chosen =
        data.find((work) => work.shiftId === shiftId) ??
        startedWork.find(({ status }) => status === 'inProgress') ??
        startedWork.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))[0] ??
        data[0]
      return chosen ? api.call('assignments.show', { id: chosen.id }, { signal }) : null
    },
  })

/** Ignores a pass that is no longer valid, so that the session is used. */
function ignoreInvalidPass(error: unknown): null {
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null
  throw error
}

export const logbookQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['logbook', 'list', { id }],
    queryFn: ({ signal }) => api.call('logbook.list', { id }, { signal, ...passFor(id) }),
  })

export const useReportedWork = (jobId: string, shiftId: string | null) =>
  useSuspenseQuery(reportedWorkQuery(useApi(), jobId, shiftId)).data
export const useLogbook = (id: string) => useSuspenseQuery(logbookQuery(useApi(), id)).data
export const useWriteReport = (id: string) =>
  useEndpointMutation('logbook.create', { shown: true, shiftToken: () => passFor(id).shiftToken })

export const useSendPictures = (assignmentId: string) => useSendFiles('logbook', () => passFor(assignmentId))
