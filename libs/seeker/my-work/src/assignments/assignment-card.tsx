import type { Assignment } from '@s4/contract'
import { Badge, Inline, LinkRow, Text } from '@s4/ui'
import { AssignmentBadge, awaitedChecksText, shiftPayText, ShiftTime } from '@s4/work'
import type { To } from 'react-router-dom'

interface AssignmentCardProps {
  assignment: Assignment
  to: To
  isOpen: boolean
}

/** One agreed shift in a list. */
export function AssignmentCard({ assignment, to, isOpen }: AssignmentCardProps) {
  const { title, companyName, siteName, zone, status } = assignment
  const checks = awaitedChecksText(assignment)
  return (
    <LinkRow
      title={title}
      level={3}
      to={to}
      aria-current={isOpen || undefined}
      state={
        <Inline>
          <AssignmentBadge status={status} />
          {checks && <Badge tone="warning">Cannot book on yet</Badge>}
        </Inline>
      }
      facts={[
        <ShiftTime key="time" shift={assignment} zone={zone} />,
        `${companyName} · ${siteName}`,
        shiftPayText(assignment),
      ]}
    >
      {checks && <Text size="small">{checks}</Text>}
    </LinkRow>
  )
}
