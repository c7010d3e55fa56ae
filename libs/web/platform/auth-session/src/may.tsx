import type { MemberPermission } from '@s4/contract'
import type { ReactNode } from 'react'
import { useMaybeSession } from './session-context'

/** Whether the member's role holds a permission. Somebody without a company is told by what they open. */
export function useMay(): (permission: MemberPermission) => boolean {
  const held = useMaybeSession()?.member?.permissions
  return (permission) => held?.includes(permission) ?? true
}

/** What only those with a permission are shown; the server refuses everybody else anyway. */
export const May = ({ to, children }: { to: MemberPermission; children: ReactNode }) => (useMay()(to) ? children : null)
