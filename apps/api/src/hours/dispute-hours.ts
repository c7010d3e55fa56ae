import type { Db } from '@s4/db'
import type { LockedAssignment } from '../assignments/assignment-repository'
import { openHoursProblem } from '../problems/hours-problem'
import type { Actor } from '../server/actor'
import { hoursRepository } from './hours-repository'
import { recordHours } from './record-hours'

interface Dispute {
  /** Null when the worker never answered. */
  actor: Actor | null
  now: Date
  requestId?: string
  /** What the worker says; null for silence. */
  reason: string | null
}

/** Leaves the hours disputed, with a problem opened, and answers its number: no invoice until one side takes the other's figure. */
export async function disputeHours(tx: Db, work: LockedAssignment, { actor, now, requestId, reason }: Dispute): Promise<string> {
  await hoursRepository(tx, work.id).dispute(reason)
  await recordHours(tx, work, { now, actor, requestId, action: 'hours.disputed', detail: { silence: actor === null } })
  return openHoursProblem(tx, work, { actor, now, requestId, reason })
}
