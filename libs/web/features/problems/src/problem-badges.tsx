import type { ReportedProblem } from '@s4/contract'
import { severityLabel } from '@s4/domain/problem-words'
import { Badge, Inline, StatusBadge } from '@s4/ui'
import { statusTones } from '@s4/work'

const words: Record<ReportedProblem['status'], string> = {
  open: 'Open',
  inProgress: 'Being looked at',
  resolved: 'Resolved',
  closed: 'Closed',
}

/** Where it stands, how serious it is, and whether its time is over. */
export function ProblemBadges({ problem: { status, severity, overdue } }: { problem: ReportedProblem }) {
  return (
    <Inline>
      <StatusBadge tone={statusTones.problem[status]}>{words[status]}</StatusBadge>
      {overdue && <StatusBadge tone="danger">Overdue</StatusBadge>}
      <Badge tone={statusTones.problemSeverity[severity]}>{severityLabel[severity]}</Badge>
    </Inline>
  )
}
