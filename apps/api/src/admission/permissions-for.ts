import { rolePermissions, type Permission } from '@s4/contract'
import type { Actor } from '@s4/api-platform/actor'

export function permissionsFor(actor: Actor | null): ReadonlySet<Permission> {
  if (!actor) return rolePermissions.nobody
  return actor.role === 'Job Seeker' ? rolePermissions.seeker : rolePermissions.owner
}
