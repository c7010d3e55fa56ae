import type { Assignment, AssignmentStatus, Terms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'

interface PlannedWork {
  /** What the company said when the worker asked to hand it over. */
  swap: Assignment['swap']
  status: AssignmentStatus
  startsAt: string
  terms: Terms
}

/** Throws `substitution.not-possible` unless the terms or the company allow it, and the work has not begun. */
export function refuseSubstitution(work: PlannedWork, now: Date): void {
  const why = whyNot(work, now)
  if (why !== null) throw new ApiError('substitution.not-possible', { message: why })
}

function whyNot({ status, startsAt, terms, swap }: PlannedWork, now: Date): string | null {
  if (terms.substitution !== true && swap !== 'allowed') return 'The terms of this work do not allow a substitute.'
  if (status === 'cancelled') return 'This work was cancelled.'
  if (status !== 'assigned' || Date.parse(startsAt) <= now.getTime())
    return 'The shift has begun. Nobody can be sent instead any more.'
  return null
}
