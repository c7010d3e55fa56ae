import { limitedPermissions, rolePermissions, type Permission } from '@s4/contract'
import type { Actor, StaffActor } from '@s4/api-platform/actor'

/** A company account without a company may do what an owner may: it is about to set one up. */
export function permissionsFor(actor: Actor | StaffActor | null): ReadonlySet<Permission> {
  if (!actor) return rolePermissions.nobody
  if ('staffId' in actor) return rolePermissions.staff
  if (actor.role === 'Job Seeker') return rolePermissions.seeker
  return (actor.siteIds === null ? rolePermissions : limitedPermissions)[actor.memberRole ?? 'owner']
}
