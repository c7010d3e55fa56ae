import { isOutage, useApi, type Api } from '@s4/api-client'
import { storedUid } from '@s4/auth-session'
import type { AssignmentDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { servesUntil } from '@s4/domain/shift-window'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { forgetShiftPass, passFor, readShiftPass } from '../pass/shift-pass'
import { dayAsPressed, workAsPressed } from '../phone-queue/as-pressed'
import { keepOfShift, keepShift, keptShift, type ShiftDay } from '../phone-queue/kept-shift'
import { phoneOf, usePhoneAction, type Shown } from '../phone-queue/phone'
import { noteServerTime, serverNow } from '@s4/api-client/clock'

const NEXT_SHIFTS = 20

/** The shift with this id, else the one in progress, else the next one; null when there is none. */
export const comingShiftQuery = (api: Api, named: string | null) =>
  queryOptions({
    queryKey: ['assignments', 'coming', named],
    queryFn: ({ signal }) =>
      workOnPhone(api, async () => {
        const id = named ?? (await nextShiftId(api, signal))
        return id === null ? null : api.call('assignments.show', { id }, { signal, ...passFor(id) })
      }),
  })

async function nextShiftId(api: Api, signal: AbortSignal): Promise<string | null> {
  const [inProgress, agreed] = await Promise.all([
    api.call('assignments.list', { status: 'inProgress', limit: 1 }, { signal }),
    api.call('assignments.list', { status: 'assigned', limit: NEXT_SHIFTS }, { signal }),
  ])
  const next = inProgress.data[0] ?? agreed.data.find(({ endsAt }) => Date.parse(endsAt) > serverNow())
  return next?.id ?? null
}

/** The work this person is booked on to, by shift pass or session; else the work just finished; else null. */
export const currentWorkQuery = (api: Api) =>
  queryOptions({
    queryKey: ['assignments', 'current'],
    queryFn: async ({ signal }): Promise<AssignmentDetails | null> => {
      const work = await workOnPhone(api, () => readCurrentWork(api, signal))
      // The next shift may be kept on the phone as well, but is not the work in progress.
      return work?.status === 'assigned' ? null : work
    },
  })

async function readCurrentWork(api: Api, signal: AbortSignal): Promise<AssignmentDetails | null> {
  const passWork = await readPassWork(api, signal)
  if (passWork?.status === 'inProgress' || (passWork && storedUid() === null)) return passWork
  try {
    const { data } = await api.call('assignments.list', { status: 'inProgress', limit: 1 }, { signal })
    return data[0] ? await api.call('assignments.show', { id: data[0].id }, { signal }) : passWork
  } catch (error) {
    // Without a session only the work just finished can be shown.
    if (passWork && error instanceof ApiError && [401, 403].includes(error.status)) return passWork
    throw error
  }
}

/** The work finished within the last hours, where neither pass nor shift is kept on this phone; else null. */
export const finishedWorkQuery = (api: Api) =>
  queryOptions({
    queryKey: ['assignments', 'finished'],
    queryFn: async ({ signal }): Promise<AssignmentDetails | null> => {
      const { data } = await api.call('assignments.list', { status: 'completed', limit: 1 }, { signal })
      const [last] = data
      return last && servesUntil(last) > serverNow() ? api.call('assignments.show', { id: last.id }, { signal }) : null
    },
  })

const DAY_MS = 24 * 60 * 60_000
/** Without an answer by then the phone shows what it keeps. */
const ANSWER_WITHIN_MS = 8000

const isNear = ({ status, startsAt }: AssignmentDetails) =>
  status === 'inProgress' || (status === 'assigned' && Date.parse(startsAt) - serverNow() < DAY_MS)

/**
 * The work as the server has it, else as the phone keeps it; with what the phone has not sent yet. A shift of the next
 * 24 hours is kept for when there is no signal.
 */
async function workOnPhone(api: Api, read: () => Promise<AssignmentDetails | null>): Promise<AssignmentDetails | null> {
  const { database, queue } = phoneOf(api)
  const work = await inTime(read()).catch(async (error: unknown) => {
    const kept = isOutage(error) ? await keptShift(database).catch(() => null) : null
    if (!kept) throw error
    return kept.work
  })
  if (!work) return null
  const kept = await queue.list()
  if (isNear(work)) await keepShift(database, work).catch(() => undefined)
  return workAsPressed(work, kept)
}

/** Without an answer in time the phone shows what it keeps. */
export const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new ApiError('network.error')), ANSWER_WITHIN_MS)
    }),
  ])

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

const dayKey = (id: string) => ['checkCalls', 'list', { id }] as const

export const dayQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: dayKey(id),
    queryFn: ({ signal }) => readDay(api, id, signal),
    refetchInterval: 60_000,
  })

interface DayOnPhone extends ShiftDay {
  /** When the server answered with it, older than `now` without a signal; null when the phone keeps no answer. */
  heardAt: string | null
}

async function readDay(api: Api, id: string, signal: AbortSignal): Promise<DayOnPhone> {
  const { database, queue } = phoneOf(api)
  try {
    const day = await inTime(api.call('checkCalls.list', { id }, { signal, ...passFor(id) }))
    noteServerTime(day.now)
    await keepOfShift(database, id, { day }).catch(() => undefined)
    const kept = await queue.list()
    const shift = kept.length > 0 ? await keptShift(database).catch(() => null) : null
    return {
      ...(shift ? dayAsPressed({ work: shift.work, day, kept, isFresh: true }) : day),
      heardAt: day.now,
    }
  } catch (error) {
    const shift = isOutage(error) ? await keptShift(database).catch(() => null) : null
    if (shift?.work.id !== id) throw error
    const now = new Date(serverNow()).toISOString()
    const day = { calls: [], locationShared: false, ...shift.day, now }
    return {
      ...dayAsPressed({ work: shift.work, day, kept: await queue.list(), isFresh: false }),
      heardAt: shift.day?.now ?? null,
    }
  }
}

/** Shows some work, and its day, as the server has just answered; the phone keeps both behind it. */
function showWork(shown: Shown, { day, ...work }: AssignmentDetails & { day?: ShiftDay | undefined }): void {
  const { queryClient, database, queue } = shown
  const pressed = workAsPressed(work, queue.kept())
  queryClient.setQueryData<AssignmentDetails | null>(['assignments', 'current'], pressed)
  if (pressed.status !== 'inProgress')
    queryClient.setQueryData<AssignmentDetails | null>(['assignments', 'finished'], pressed)
  showDay(shown, work, day)
  void keepShift(database, work)
    .then(() => (day ? keepOfShift(database, work.id, { day }) : undefined))
    .catch(() => undefined)
}

function showDay({ queryClient, queue }: Shown, work: AssignmentDetails | null, day: ShiftDay | undefined): void {
  if (!work || !day) return
  noteServerTime(day.now)
  const pressed = dayAsPressed({ work, day, kept: queue.kept(), isFresh: true })
  queryClient.setQueryData<DayOnPhone>(dayKey(work.id), { ...pressed, heardAt: day.now })
}

export const useComingShift = (named: string | null) => useSuspenseQuery(comingShiftQuery(useApi(), named)).data
export const useCurrentWork = () => useSuspenseQuery(currentWorkQuery(useApi())).data
export const useFinishedWork = () => useSuspenseQuery(finishedWorkQuery(useApi())).data
export const useDay = (id: string) => useSuspenseQuery(dayQuery(useApi(), id))

export const useBookOn = () =>
  usePhoneAction('attendance.bookOn', {
    shown: true,
    show: (shown, { shiftToken: _, ...work }) => showWork(shown, work),
  })
export const useBreak = () => usePhoneAction('attendance.break', { show: showWork })
export const useBookOff = () => usePhoneAction('attendance.bookOff', { show: showWork })
export const useShareLocation = () => usePhoneAction('attendance.shareLocation')

function showCall(shown: Shown, { day, assignmentId }: { day?: ShiftDay | undefined; assignmentId: string }): void {
  const work = shown.queryClient.getQueryData<AssignmentDetails | null>(['assignments', 'current'])
  if (work?.id !== assignmentId) return
  showDay(shown, work, day)
  if (day) void keepOfShift(shown.database, assignmentId, { day }).catch(() => undefined)
}
export const useAnswer = () => usePhoneAction('checkCalls.answer', { shown: true, show: showCall })
/** Answers a call that the phone counted itself. */
export const useConfirm = () => usePhoneAction('checkCalls.confirm', { shown: true, show: showCall })
