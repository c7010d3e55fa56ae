import { ApiError } from '@s4/contract/api-error'
import type { Actor, ShiftActor } from '../actor/actor'

/** The side of the work that a person belongs to. */
export type Viewer = { side: 'seeker'; id: string } | { side: 'company'; id: string }

/** Throws `assignment.missing` for a person without a profile, and for the shift pass of another assignment. */
export function toViewer(actor: Actor | ShiftActor, assignmentId?: string): Viewer {
  if ('assignmentId' in actor && actor.assignmentId !== assignmentId) throw new ApiError('assignment.missing')
  if (actor.seekerId !== null) return { side: 'seeker', id: actor.seekerId }
  if (actor.companyId !== null) return { side: 'company', id: actor.companyId }
  throw new ApiError('assignment.missing')
}

export const ownerColumn = ({ side }: Viewer) => (side === 'seeker' ? 'assignment.seeker_id' : 'assignment.company_id')
