import { z } from 'zod'
import { Id, Instant } from '../endpoint/shapes'

export const checkCallStatuses = ['due', 'responded', 'late', 'missed', 'stopped'] as const
/**
 * A check call that a booked-on worker answers with the PIN or the code of a checkpoint; at `missAt`, 5 minutes after
 * it fell due, it is missed.
 */
export const CheckCall = z.object({
  id: Id,
  assignmentId: Id,
  status: z.enum(checkCallStatuses),
  dueAt: Instant,
  missAt: Instant,
  answeredAt: Instant.nullable(),
  missedAt: Instant.nullable(),
  /** When an answer arrived that the phone had kept without a signal; null for one sent at once. */
  arrivedAt: Instant.nullable(),
  /** When it would be due if the worker had not asked to be called sooner; null otherwise. */
  plannedAt: Instant.nullable(),
})
export type CheckCall = z.infer<typeof CheckCall>

/** The check calls of a piece of work, oldest first, and whether the position is shared. */
export const ShiftDay = z.object({ calls: z.array(CheckCall), locationShared: z.boolean(), now: Instant })
export type ShiftDay = z.infer<typeof ShiftDay>

/** What `checkCalls.list` answers after a change; not in answers that a server of before has kept. */
export const WithDay = { day: ShiftDay.optional() }
