import type { AssignmentStatus, Terms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'

interface PlannedWork {
  status: AssignmentStatus
  startsAt: string
  terms: Terms
}

/** Throws `substitution.not-possible` unless the terms allow it and the work is agreed and has not begun. */
export function refuseSubstitution({ status, startsAt, terms }: PlannedWork, now: Date): void {
  const why = whyNot({ status, startsAt, terms }, now)
  if (why !== null) throw new ApiError('substitution.not-possible', { message: why })
}

function whyNot({ status, startsAt, terms }: PlannedWork, now: Date): string | null {
  if (terms.substitution !== true) return 'The terms of this work do not allow a substitute.'
  if (status === 'cancelled') return 'This work was cancelled.'
  if (status !== 'assigned' || Date.parse(startsAt) <= now.getTime())
    return 'The shift has begun. Nobody can be sent instead any more.'
  return null
}
