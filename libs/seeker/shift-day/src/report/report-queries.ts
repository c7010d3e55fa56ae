import { isOutage, useApi, type Api } from '@s4/api-client'
import type { AssignmentDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { passFor, readShiftPass } from '../pass/shift-pass'
import { workAsPressed } from '../phone-queue/as-pressed'
import { hasKeptShift, keptShift } from '../phone-queue/kept-shift'
import { phoneOf, usePhoneAction } from '../phone-queue/phone'
import { currentFix } from '../positions/current-position'
import { dayQuery } from '../queries/shift-day-queries'

/**
 * The work of this job that a report belongs to: the given shift, else the one in progress, else the latest, else null.
 */
export const reportedWorkQuery = (api: Api, jobId: string, shiftId: string | null) =>
  queryOptions({
    queryKey: ['assignments', 'reported', jobId, shiftId],
    queryFn: async ({ signal }): Promise<AssignmentDetails | null> => {
      const { database, queue } = phoneOf(api)
      const work = await readReportedWork(api, { jobId, shiftId, signal }).catch(async (error: unknown) => {
        const kept = isOutage(error) ? await keptShift(database).catch(() => null) : null
        if (kept?.work.jobId !== jobId) throw error
        return kept.work
      })
      return work && workAsPressed(work, await queue.list())
    },
  })

interface ReportedWork {
  jobId: string
  shiftId: string | null
  signal: AbortSignal
}

async function readReportedWork(api: Api, { jobId, shiftId, signal }: ReportedWork): Promise<AssignmentDetails | null> {
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
}

/** Ignores a pass that is no longer valid, so that the session is used. */
function ignoreInvalidPass(error: unknown): null {
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null
  throw error
}

/** What was written, oldest first; null when there is no signal to read it. */
export const logbookQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['logbook', 'list', { id }],
    queryFn: ({ signal }) =>
      api.call('logbook.list', { id }, { signal, ...passFor(id) }).catch((error: unknown) => {
        if (hasKeptShift() && isOutage(error)) return null
        throw error
      }),
  })

export const useReportedWork = (jobId: string, shiftId: string | null) =>
  useSuspenseQuery(reportedWorkQuery(useApi(), jobId, shiftId)).data
export const useLogbook = (id: string) => useSuspenseQuery(logbookQuery(useApi(), id)).data
export function useWriteReport() {
  const api = useApi()
  return usePhoneAction('logbook.create', {
    shown: true,
    show: ({ queryClient }, entry) => {
      queryClient.setQueryData(logbookQuery(api, entry.assignmentId).queryKey, (known) => known && [...known, entry])
    },
  })
}

/** Where this phone is, for a worker who shares the position on this shift; else null. No report waits long for it. */
export function useSharedPosition({ id, status }: Pick<AssignmentDetails, 'id' | 'status'>) {
  const api = useApi()
  const queryClient = useQueryClient()
  return async () => {
    if (status !== 'inProgress') return null
    const day = await queryClient.ensureQueryData(dayQuery(api, id)).catch(() => null)
    return day?.locationShared ? ((await currentFix(1500))?.position ?? null) : null
  }
}
