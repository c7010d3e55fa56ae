import { type MemberPermission, type MemberRole, refusalFor } from '@s4/contract/member-roles'
import { companyLinks } from '@s4/links'
import { ButtonLink, EmptyState } from '@s4/ui'

/** A page that the member's role does not open, with the reason and whom to ask. */
export function NotOpen({ role, missing }: { role: MemberRole; missing: MemberPermission }) {
  return (
    <EmptyState drawing="people" action={<ButtonLink to={companyLinks.team}>See the team</ButtonLink>}>
      {refusalFor(role, missing)}
    </EmptyState>
  )
}
