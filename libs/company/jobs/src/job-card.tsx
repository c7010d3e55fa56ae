import { companyLinks } from '@s4/links'
import type { CompanyJob } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { Badge, Inline, LinkCard, Text } from '@s4/ui'
import { JobBadge } from '@s4/work'
import { countText } from './count-text'

/** A job in a list. */
export function JobCard({ job }: { job: CompanyJob }) {
  const {
    id,
    title,
    siteName,
    zone,
    status,
    nextShift,
    shiftCount,
    taken,
    places,
    applicants,
    offersOut,
    payPerHour,
    client,
  } = job
  return (
    <LinkCard title={title} to={companyLinks.job(id)}>
      <Inline justify="between">
        <Text>{nextShift ? `Next: ${shiftText(nextShift, zone)}` : 'No upcoming shift'}</Text>
        <Inline>
          {applicants > 0 && <Badge tone="warning">{applicants} to decide</Badge>}
          {offersOut > 0 && <Badge tone="info">{countText(offersOut, 'offer')} out</Badge>}
          <JobBadge status={status} />
        </Inline>
      </Inline>
      <Text size="small" tone="muted">
        {siteName}
        {client && ` for ${client.name}`} · {formatRate(payPerHour)} · {countText(shiftCount, 'shift')} ·{' '}
        {`${taken} of ${places} places taken`}
      </Text>
    </LinkCard>
  )
}
