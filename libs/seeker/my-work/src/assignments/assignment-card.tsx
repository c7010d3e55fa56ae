import type { Assignment } from '@s4/contract'
import { LinkRow } from '@s4/ui'
import { AssignmentBadge, shiftPayText, ShiftTime } from '@s4/work'
import type { To } from 'react-router-dom'

interface AssignmentCardProps {
  assignment: Assignment
  to: To
  isOpen: boolean
}

/** One agreed shift in a list. */
export function AssignmentCard({ assignment, to, isOpen }: AssignmentCardProps) {
  const { title, companyName, siteName, zone, status } = assignment
  return (
    <LinkRow
      title={title}
      level={3}
      to={to}
      aria-current={isOpen || undefined}
      state={<AssignmentBadge status={status} />}
      facts={[
        <ShiftTime key="time" shift={assignment} zone={zone} />,
        `${companyName} · ${siteName}`,
        shiftPayText(assignment),
      ]}
    />
  )
}
