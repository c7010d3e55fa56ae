import { useApi, type Api } from '@s4/api-client'
import { storedUid } from '@s4/auth-session'
import type { AssignmentDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { useChange } from '@s4/queries'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { forgetShiftPass, passFor, readShiftPass } from '../pass/shift-pass'

const NEXT_SHIFTS = 20

/** The shift with this id, else the one in progress, else the next one; null when there is none. */
export const comingShiftQuery = (api: Api, named: string | null) =>
  queryOptions({
    queryKey: ['assignments', 'coming', named],
    queryFn: async ({ signal }): Promise<AssignmentDetails | null> => {
      const id = named ?? (await nextShiftId(api, signal))
      return id === null ? null : api.call('assignments.show', { id }, { signal, ...passFor(id) })
    },
  })

async function nextShiftId(api: Api, signal: AbortSignal): Promise<string | null> {
  const [inProgress, agreed] = await Promise.all([
    api.call('assignments.list', { status: 'inProgress', limit: 1 }, { signal }),
    api.call('assignments.list', { status: 'assigned', limit: NEXT_SHIFTS }, { signal }),
  ])
  const next = inProgress.data[0] ?? agreed.data.find(({ endsAt }) => Date.parse(endsAt) > Date.now())
  return next?.id ?? null
}

/** The work this person is booked on to, by shift pass or session; else the work just finished; else null. */
export const currentWorkQuery = (api: Api) =>
  queryOptions({
    queryKey: ['assignments', 'current'],
    queryFn: async ({ signal }): Promise<AssignmentDetails | null> => {
      const passWork = await readPassWork(api, signal)
      if (passWork?.status === 'inProgress' || (passWork && storedUid() === null)) return passWork
      try {
        const { data } = await api.call('assignments.list', { status: 'inProgress', limit: 1 }, { signal })
        return data[0] ? await api.call('assignments.show', { id: data[0].id }, { signal }) : passWork
      } catch (error) {
        // Without a session only the work just finished can be shown.
        if (passWork && error instanceof ApiError && error.status === 401) return passWork
        throw error
      }
    },
  })

async function readPassWork(api: Api, signal: AbortSignal): Promise<AssignmentDetails | null> {
  const pass = readShiftPass()
  if (!pass) return null
  try {
    return await api.call('assignments.show', { id: pass.assignmentId }, { signal, shiftToken: pass.token })
  } catch (error) {
    if (!(error instanceof ApiError) || ![401, 403, 404].includes(error.status)) throw error
    forgetShiftPass()
    return null
  }
}

export const dayQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['checkCalls', 'list', { id }],
    queryFn: ({ signal }) => api.call('checkCalls.list', { id }, { signal, ...passFor(id) }),
    refetchInterval: 60_000,
  })

export const useComingShift = (named: string | null) => useSuspenseQuery(comingShiftQuery(useApi(), named)).data
export const useCurrentWork = () => useSuspenseQuery(currentWorkQuery(useApi())).data
export const useDay = (id: string) => useSuspenseQuery(dayQuery(useApi(), id))

export const useBookOn = () => useChange('attendance.bookOn', { shown: true })
export const useBreak = (id: string) =>
  useChange('attendance.break', { repeatable: true, shiftToken: () => passFor(id).shiftToken })
export const useBookOff = (id: string) => useChange('attendance.bookOff', { shiftToken: () => passFor(id).shiftToken })
export const useAnswer = (id: string) =>
  useChange('checkCalls.answer', { shown: true, shiftToken: () => passFor(id).shiftToken })
export const useShareLocation = (id: string) =>
  useChange('attendance.shareLocation', { repeatable: true, shiftToken: () => passFor(id).shiftToken })
export const useHelp = (id: string) =>
  useChange('alerts.askForHelp', { shown: true, repeatable: true, shiftToken: () => passFor(id).shiftToken })
