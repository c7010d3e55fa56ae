import type { AssignmentStatus, Presence } from '@s4/contract'

interface Seen {
  status: AssignmentStatus
  startsAt: string
  endsAt: string
  bookedOnAt: string | null
  bookedOffAt: string | null
  onBreakSince: string | null
}

const MINUTE = 60_000
export const LATE_AFTER = 10 * MINUTE
const MISSING_AFTER = 60 * MINUTE

/** Whether somebody is at work, as the company's list of the day says it. */
export function workerPresence(
  { status, startsAt, endsAt, bookedOnAt, bookedOffAt, onBreakSince }: Seen,
  now: Date,
): Presence {
  if (status === 'noShow') return 'noShow'
  if (bookedOffAt !== null) return 'off'
  if (bookedOnAt !== null) return onBreakSince === null ? 'on' : 'onBreak'
  const since = now.getTime() - Date.parse(startsAt)
  if (since >= MISSING_AFTER || now.getTime() >= Date.parse(endsAt)) return 'missing'
  return since >= LATE_AFTER ? 'late' : 'expected'
}
