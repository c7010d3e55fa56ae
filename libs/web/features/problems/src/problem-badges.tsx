import type { ReportedProblem } from '@s4/contract'
import { severityLabel } from '@s4/domain/problem-words'
import { Badge, Inline, StatusBadge, type StateTone } from '@s4/ui'

const statuses: Record<ReportedProblem['status'], readonly [word: string, tone: StateTone]> = {
  open: ['Open', 'warning'],
  inProgress: ['In progress', 'info'],
  resolved: ['Resolved', 'success'],
  closed: ['Closed', 'neutral'],
}
const severityTone: Record<ReportedProblem['severity'], StateTone> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'warning',
  critical: 'danger',
}

/** Where it stands, how serious it is, and whether its time is over. */
export function ProblemBadges({ problem: { status, severity, overdue } }: { problem: ReportedProblem }) {
  const [word, tone] = statuses[status]
  return (
    <Inline>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {overdue && <StatusBadge tone="danger">Overdue</StatusBadge>}
      <Badge tone={severityTone[severity]}>{severityLabel[severity]}</Badge>
    </Inline>
  )
}
