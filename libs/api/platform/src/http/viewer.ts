import { ApiError } from '@s4/contract/api-error'
import type { Actor, ShiftActor } from '../actor/actor'

/** The side of the work that a person belongs to. */
export type Viewer =
  { side: 'seeker'; id: string } | { side: 'company'; id: string; siteIds?: readonly string[] | null }

/** Throws `profile.incomplete` without a profile, and `assignment.missing` for the shift pass of other work. */
export function toViewer(actor: Actor | ShiftActor, assignmentId?: string): Viewer {
  if ('assignmentId' in actor && actor.assignmentId !== assignmentId) throw new ApiError('assignment.missing')
  if (actor.seekerId !== null) return { side: 'seeker', id: actor.seekerId }
  if (actor.companyId !== null) return { side: 'company', id: actor.companyId, siteIds: actor.siteIds }
  throw new ApiError('profile.incomplete')
}

/** For `ofSites`: a worker is not limited to sites. */
export const sitesOf = (viewer: Viewer) => ({ siteIds: viewer.side === 'company' ? (viewer.siteIds ?? null) : null })

export const ownerColumn = ({ side }: Viewer) => (side === 'seeker' ? 'assignment.seeker_id' : 'assignment.company_id')
