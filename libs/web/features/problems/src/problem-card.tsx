import type { ReportedProblem } from '@s4/contract'
import { categoryLabel } from '@s4/domain/problem-words'
import { momentText } from '@s4/domain/shift-text'
import type { Side } from '@s4/links'
import { LinkCard, Text, useOpenItem } from '@s4/ui'
import { ProblemBadges } from './problem-badges'

/** A problem at a glance: what, about which work, by when. */
export function ProblemCard({ problem, side }: { problem: ReportedProblem; side: Side }) {
  const { open, addressOf } = useOpenItem('problem')
  const { id, number, subject, category, jobTitle, siteName, companyName, seekerName, zone } = problem
  return (
    <LinkCard title={subject} to={addressOf(id)} aria-current={id === open || undefined}>
      <ProblemBadges problem={problem} />
      <Text>
        {number} · {categoryLabel[category]} · {side === 'company' ? seekerName : companyName}
      </Text>
      <Text size="small" tone="muted">
        {jobTitle}, {siteName}. {timeLine(problem, zone, side)}
      </Text>
    </LinkCard>
  )
}

function timeLine({ status, dueAt, createdAt, resolvedAt, owner }: ReportedProblem, zone: string, side: Side): string {
  if (status === 'resolved' || status === 'closed')
    return `${status === 'resolved' ? 'Resolved' : 'Closed, resolved'} ${momentText(resolvedAt ?? createdAt, zone)}`
  const due = `Due ${momentText(dueAt, zone)}`
  return side === 'company' ? `${due} · ${owner ? owner.name : 'nobody has it yet'}` : due
}
