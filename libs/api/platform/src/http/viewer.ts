import { ApiError } from '@s4/contract/api-error'
import type { Actor, ShiftActor } from '../actor/actor'

/** Whose side of the work somebody sees. */
export type Viewer = { side: 'seeker'; id: string } | { side: 'company'; id: string }

/** Throws `assignment.missing` for somebody with no side, and for a shift token of other work than `assignmentId`. */
export function toViewer(actor: Actor | ShiftActor, assignmentId?: string): Viewer {
  if ('assignmentId' in actor && actor.assignmentId !== assignmentId) throw new ApiError('assignment.missing')
  if (actor.seekerId !== null) return { side: 'seeker', id: actor.seekerId }
  if (actor.companyId !== null) return { side: 'company', id: actor.companyId }
  throw new ApiError('assignment.missing')
}

/** The column that makes an assignment theirs. */
export const ownerColumn = ({ side }: Viewer) => (side === 'seeker' ? 'assignment.seeker_id' : 'assignment.company_id')
