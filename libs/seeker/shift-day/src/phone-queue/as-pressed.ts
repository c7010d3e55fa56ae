import type { AssignmentDetails, AttendanceEvent, CheckCall } from '@s4/contract'
import { callsBetween, missAt } from '@s4/domain/check-call'
import type { KeptAction } from './phone-database'
import type { ShiftDay } from './kept-shift'

/** Calls that the phone counted itself have no id of the server. */
const OWN = 'phone:'
export const isOwnCall = ({ id }: Pick<CheckCall, 'id'>): boolean => id.startsWith(OWN)

/** When it happened by the server's clock, as far as the phone knows it. */
export const at = ({ pressedAt, offset }: KeptAction): string => new Date(pressedAt + (offset ?? 0)).toISOString()

const event = (kind: AttendanceEvent['kind'], action: KeptAction): AttendanceEvent => ({
  kind,
  source: kind === 'bookOn' ? 'qr' : 'session',
  checkpoint: null,
  position: null,
  inside: null,
  deviceAt: new Date(action.pressedAt).toISOString(),
  serverAt: at(action),
  reason: null,
  missingPapers: [],
})

const breakAction = ({ input }: KeptAction) => (input['action'] === 'start' ? 'breakStart' : 'breakEnd')

/** The work as it will be once what the phone keeps has been sent. */
export function workAsPressed(work: AssignmentDetails, kept: readonly KeptAction[]): AssignmentDetails {
  return waitingFor(work.id, kept).reduce((before, action): AssignmentDetails => {
    const withEvent = (kind: AttendanceEvent['kind']) => [...before.events, event(kind, action)]
    switch (action.name) {
      case 'attendance.bookOn':
        return before.status === 'assigned'
          ? { ...before, status: 'inProgress', bookedOnAt: at(action), events: withEvent('bookOn') }
          : before
      case 'attendance.break':
        return {
          ...before,
          onBreak: breakAction(action) === 'breakStart',
          events: withEvent(breakAction(action)),
        }
      case 'attendance.bookOff':
        return before.status === 'inProgress'
          ? { ...before, status: 'completed', onBreak: false, bookedOffAt: at(action), events: withEvent('bookOff') }
          : before
      default:
        return before
    }
  }, work)
}

interface DayInput {
  work: AssignmentDetails
  day: ShiftDay
  kept: readonly KeptAction[]
  /** False without a signal: the phone then counts the check calls itself. */
  isFresh: boolean
}

/** The day as it will be once what the phone keeps has been sent; without a signal with the calls the phone counts. */
export function dayAsPressed({ work, day, kept, isFresh }: DayInput): ShiftDay {
  const waiting = waitingFor(work.id, kept)
  const pressed = workAsPressed(work, kept)
  const calls = isFresh ? day.calls : withOwnCalls(pressed, day)
  const shared = waiting.findLast(({ name }) => name === 'attendance.shareLocation')
  return {
    ...day,
    locationShared: shared ? shared.input['share'] === true : sharesFrom(waiting, day.locationShared),
    calls: waiting.filter(isAnswer).reduce(answered, calls),
  }
}

export const waitingFor = (id: string, kept: readonly KeptAction[]) =>
  kept.filter(({ refusal, assignmentId }) => refusal === null && assignmentId === id)

const sharesFrom = (waiting: readonly KeptAction[], before: boolean) => {
  const bookOn = waiting.find(({ name }) => name === 'attendance.bookOn')
  return bookOn ? bookOn.input['shareLocation'] === true : before
}

const isAnswer = ({ name }: KeptAction) => name === 'checkCalls.answer' || name === 'checkCalls.confirm'

/** An answer given on the phone counts for the latest call that was due then. */
function answered(calls: CheckCall[], action: KeptAction): CheckCall[] {
  const time = at(action)
  const call = calls.findLast(({ dueAt, status }) => dueAt <= time && status !== 'stopped')
  if (!call || call.answeredAt !== null) return calls
  const status = time < call.missAt ? 'responded' : 'late'
  return calls.map((other) => (other.id === call.id ? { ...other, status, answeredAt: time } : other))
}

/** Calls counted from the last known one, the end of the last break, or booking on, as the server counts them. */
function withOwnCalls(work: AssignmentDetails, day: ShiftDay): CheckCall[] {
  const breakStart = work.events.findLast(({ kind }) => kind === 'breakStart')?.serverAt
  // A call of the time after a break began was stopped by it.
  const known = day.calls.filter(({ status, dueAt }) => !(status === 'due' && breakStart && dueAt > breakStart))
  if (work.status !== 'inProgress' || work.bookedOnAt === null) return known
  const change = work.events.findLast(({ kind }) => kind === 'breakStart' || kind === 'breakEnd' || kind === 'bookOn')
  const last = known.findLast(({ status }) => status !== 'stopped')
  const earlier = change ? known.filter(({ dueAt }) => dueAt <= change.serverAt || last === undefined) : known
  if (work.onBreak) return earlier
  const isCountedAnew = change !== undefined && (last === undefined || change.serverAt > last.dueAt)
  const from = isCountedAnew ? change.serverAt : (last?.dueAt ?? work.bookedOnAt)
  const kept = isCountedAnew ? earlier : known
  const before = known.filter(({ status, dueAt }) => status !== 'stopped' && dueAt <= from).length
  const due = callsBetween(work, { at: new Date(from), before }, new Date(day.now))
  return [
    ...kept,
    ...due.map((dueAt) => ({
      id: `${OWN}${dueAt.toISOString()}`,
      assignmentId: work.id,
      status: 'due' as const,
      dueAt: dueAt.toISOString(),
      missAt: missAt(dueAt).toISOString(),
      answeredAt: null,
      missedAt: null,
      arrivedAt: null,
      plannedAt: null,
    })),
  ]
}
