import { seekerLinks } from '@s4/links'
import type { Application } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { Inline, LinkCard, Text } from '@s4/ui'
import { ApplicationBadge } from '@s4/work'

/** One application in a list. */
export function ApplicationCard({
  application: { id, job, status, wholeJob, shifts, reason, appliedAt },
}: {
  application: Application
}) {
  const [next] = shifts
  return (
    <LinkCard title={job.title} to={seekerLinks.assignment(id)}>
      <Inline justify="between">
        <Text tone="muted">
          {job.companyName} · {job.siteName}, {job.town}
        </Text>
        <ApplicationBadge status={status} />
      </Inline>
      <Text>
        {next ? shiftText(next, job.zone) : 'No shift left to work'}
        {shifts.length > 1 && ` and ${shifts.length - 1} more`}
        {!wholeJob && ', as you chose'} · {formatRate(job.payPerHour)}
      </Text>
      {reason && <Text tone="muted">{reason}</Text>}
      <Text size="small" tone="muted">
        Applied {momentText(appliedAt, job.zone)}
      </Text>
    </LinkCard>
  )
}
