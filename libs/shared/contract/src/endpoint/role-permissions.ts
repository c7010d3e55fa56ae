import { memberRoles, permissionsOfRole, type MemberRole } from './member-roles'
import { permissions, type Access, type Permission } from './permissions'

/** The permissions with one of these kinds of access. */
const heldBy = (...kinds: Access[]): Permission[] =>
  // Object.keys returns plain strings; these are the names in the table.
  (Object.keys(permissions) as Permission[]).filter((permission) => kinds.includes(permissions[permission]))

const ofMember = (role: MemberRole, limited = false): ReadonlySet<Permission> =>
  new Set<Permission>([...heldBy('public', 'identity'), ...permissionsOfRole(role, limited)])

const byRole = (limited: boolean) =>
  // Every role of the list is a key.
  Object.fromEntries(memberRoles.map((role) => [role, ofMember(role, limited)])) as Record<
    MemberRole,
    ReadonlySet<Permission>
  >

/** The permissions of everybody. Staff are apart from accounts and hold nothing that an account holds. */
export const rolePermissions: Record<'nobody' | 'seeker' | 'staff' | MemberRole, ReadonlySet<Permission>> = {
  nobody: new Set(heldBy('public', 'identity')),
  seeker: new Set(heldBy('public', 'identity', 'person', 'shift', 'own-shift', 'seeker')),
  staff: new Set(heldBy('staff')),
  ...byRole(false),
}

/** The permissions of members limited to some sites. */
export const limitedPermissions = byRole(true)
