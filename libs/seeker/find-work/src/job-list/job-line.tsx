import type { JobCard as Job } from '@s4/contract'
import { aboutDistance } from '@s4/domain/geofence'
import { formatPence, formatRate } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { Badge, Inline, LinkCard, Money, Text } from '@s4/ui'
import { ReasonLines } from './reason-lines'
import type { To } from 'react-router-dom'

interface JobLineProps {
  job: Job
  /** The address with the job beside the list. */
  to: To
  isOpen: boolean
}

/** A job in the list beside one of them, which has the rest. */
export function JobLine({ job, to, isOpen }: JobLineProps) {
  const { title, siteName, town, nextShift, zone, payPerHour, shiftPay, breaksPaid, placesLeft, metres, standing } = job
  return (
    <LinkCard title={title} to={to} aria-current={isOpen || undefined}>
      <Text size="small" tone="muted">
        {`${siteName}, ${town}`}
        {metres !== null && ` · ${aboutDistance(metres)} away`}
      </Text>
      {nextShift && <Text size="small">{shiftText(nextShift, zone)}</Text>}
      <Inline justify="between">
        <Text size="small">
          <Money>{formatRate(payPerHour)}</Money>, {!breaksPaid && 'up to '}
          {formatPence(shiftPay)} for the shift
        </Text>
        {standing ? (
          <ReasonLines reasons={[]} standing={standing} />
        ) : (
          placesLeft === 1 && <Badge tone="warning">1 place left</Badge>
        )}
      </Inline>
    </LinkCard>
  )
}
