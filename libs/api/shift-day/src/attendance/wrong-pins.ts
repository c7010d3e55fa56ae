import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Work } from '../live-shift/work-repository'

const MAX_WRONG_PINS = 5
const TEN_MINUTES_MS = 10 * 60_000

/**
 * The error for a wrong PIN, or null when the PIN is right. Five wrong PINs within 10 minutes lock booking on for 10
 * minutes. Returned, not thrown: the transaction must commit so that the attempt counts.
 */
export async function checkPin(
  { tx, now }: CommandContext,
  work: Pick<Work, 'id' | 'pin'>,
  pin: string,
): Promise<ApiError | null> {
  const before = await latestAttempts(tx, work.id)
  const lockedUntil = lockEnd(before)
  if (lockedUntil > now.getTime()) return lockedError(lockedUntil, now)
  if (pin === work.pin) return null

  await tx.query('insert into wrong_pin (assignment_id, at) values ($1, $2)', [work.id, now])
  const attempts = [now.getTime(), ...before]
  const end = lockEnd(attempts)
  if (end > now.getTime()) return lockedError(end, now)

  const left = MAX_WRONG_PINS - attempts.filter((at) => at > now.getTime() - TEN_MINUTES_MS).length
  const tries = left === 1 ? '1 more try' : `${left} more tries`
  return new ApiError('booking.wrong-pin', {
    fields: { pin: `That is not the shift PIN. You have ${tries} before booking on locks for 10 minutes.` },
    facts: { triesLeft: left },
  })
}

async function latestAttempts(tx: Db, assignmentId: string): Promise<number[]> {
  const rows = await tx.query<{ at: string }>(
    'select at from wrong_pin where assignment_id = $1 order by at desc limit $2',
    [assignmentId, MAX_WRONG_PINS],
  )
  return rows.map(({ at }) => Date.parse(at))
}

/** When the lock caused by these attempts, newest first, ends; 0 without a lock. */
function lockEnd(attempts: number[]): number {
  const [newest] = attempts
  const fifth = attempts[MAX_WRONG_PINS - 1]
  return newest !== undefined && fifth !== undefined && newest - fifth < TEN_MINUTES_MS ? newest + TEN_MINUTES_MS : 0
}

const lockedError = (until: number, now: Date) =>
  new ApiError('booking.locked', {
    facts: { lockedUntil: new Date(until).toISOString() },
    retryAfterSeconds: Math.ceil((until - now.getTime()) / 1000),
  })
