import { useMaybeSession } from '@s4/auth-session'
import type { MemberPermission } from '@s4/contract'

/** Whether the member's role holds a permission; what it does not hold is not shown. */
export function useMay(): (permission: MemberPermission) => boolean {
  const held = useMaybeSession()?.member?.permissions
  return (permission) => held?.includes(permission) ?? true
}
