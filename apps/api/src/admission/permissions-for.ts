import { rolePermissions, type Permission } from '@s4/contract'
import type { Actor, StaffActor } from '@s4/api-platform/actor'

export function permissionsFor(actor: Actor | StaffActor | null): ReadonlySet<Permission> {
  if (!actor) return rolePermissions.nobody
  if ('staffId' in actor) return rolePermissions.staff
  return actor.role === 'Job Seeker' ? rolePermissions.seeker : rolePermissions.owner
}
