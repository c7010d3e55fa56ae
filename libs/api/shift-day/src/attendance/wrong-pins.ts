import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Work } from '../live-shift/work-repository'

const MAX_WRONG_PINS = 5
const TEN_MINUTES = 10 * 60_000

/**
 * The refusal of a wrong PIN, remembered, or null when the PIN is right. Five within 10 minutes lock booking on for 10 minutes.
 * It is answered rather than thrown: the transaction must commit for the attempt to count.
 */
export async function refusalOfPin(
  { tx, now }: CommandContext,
  work: Pick<Work, 'id' | 'pin'>,
  pin: string,
): Promise<ApiError | null> {
  const before = await latestAttempts(tx, work.id)
  const lockedUntil = lockEnd(before)
  if (lockedUntil > now.getTime()) return locked(lockedUntil, now)
  if (pin === work.pin) return null

  await tx.query('insert into wrong_pin (assignment_id, at) values ($1, $2)', [work.id, now])
  const attempts = [now.getTime(), ...before]
  const end = lockEnd(attempts)
  if (end > now.getTime()) return locked(end, now)

  const left = MAX_WRONG_PINS - attempts.filter((at) => at > now.getTime() - TEN_MINUTES).length
  const tries = left === 1 ? '1 more try' : `${left} more tries`
  return new ApiError('booking.wrong-pin', {
    fields: { pin: `That is not the PIN for this job. You have ${tries} before booking on locks for 10 minutes.` },
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

/** When the lock these attempts cause ends, newest first; 0 when they cause none. */
function lockEnd(attempts: number[]): number {
  const [newest] = attempts
  const fifth = attempts[MAX_WRONG_PINS - 1]
  return newest !== undefined && fifth !== undefined && newest - fifth < TEN_MINUTES ? newest + TEN_MINUTES : 0
}

const locked = (until: number, now: Date) =>
  new ApiError('booking.locked', {
    facts: { lockedUntil: new Date(until).toISOString() },
    retryAfterSeconds: Math.ceil((until - now.getTime()) / 1000),
  })
