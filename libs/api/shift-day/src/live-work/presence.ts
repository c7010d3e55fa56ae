import type { AssignmentStatus, Presence } from '@s4/contract'

interface ShiftTimes {
  status: AssignmentStatus
  startsAt: string
  endsAt: string
  expectedAt: string | null
  bookedOnAt: string | null
  bookedOffAt: string | null
  onBreakSince: string | null
}

const MINUTE_MS = 60_000
export const LATE_AFTER_MS = 10 * MINUTE_MS
const MISSING_AFTER_MS = 60 * MINUTE_MS

/** A worker's state in the company's list of live work. */
export function workerPresence(
  { status, startsAt, endsAt, expectedAt, bookedOnAt, bookedOffAt, onBreakSince }: ShiftTimes,
  now: Date,
): Presence {
  if (status === 'noShow') return 'noShow'
  if (bookedOffAt !== null) return 'off'
  if (bookedOnAt !== null) return onBreakSince === null ? 'on' : 'onBreak'
  const since = now.getTime() - Date.parse(expectedAt ?? startsAt)
  if (since >= MISSING_AFTER_MS || now.getTime() >= Date.parse(endsAt)) return 'missing'
  return since >= LATE_AFTER_MS ? 'late' : 'expected'
}
