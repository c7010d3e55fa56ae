import { seekerLinks } from '@s4/links'
import type { Assignment } from '@s4/contract'
import { Inline, LinkCard, Text } from '@s4/ui'
import { AssignmentBadge, shiftPayText, ShiftTime } from '@s4/work'

/** One agreed shift in a list. */
export function AssignmentCard({ assignment }: { assignment: Assignment }) {
  const { id, title, companyName, siteName, zone, status } = assignment
  return (
    <LinkCard title={title} level={3} to={seekerLinks.assignment(id)}>
      <Inline justify="between">
        <Text weight="medium">
          <ShiftTime shift={assignment} zone={zone} />
        </Text>
        <AssignmentBadge status={status} />
      </Inline>
      <Text tone="muted">
        {companyName} · {siteName}
      </Text>
      <Text>{shiftPayText(assignment)}</Text>
    </LinkCard>
  )
}
