import { seekerLinks } from '@s4/links'
import { appUrl } from '@s4/auth-session'
import type { JobCard } from '@s4/contract'
import { aboutDistance } from '@s4/domain/geofence'
import { formatPence, formatRate } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { LinkCard, Money, Stack, Text } from '@s4/ui'
import { useSearched } from './use-searched'

/** A job for somebody who is not signed in. */
export function JobTeaser({
  job: { id, title, company, siteName, town, nextShift, shiftCount, zone, payPerHour, shiftPay, breaksPaid, metres },
}: {
  job: JobCard
}) {
  const searched = useSearched()
  const more = shiftCount - 1
  return (
    <LinkCard level={4} title={title} to={appUrl('seeker', `${seekerLinks.job(id)}${searched}`)}>
      <Text size="small" tone="muted">
        {company.companyName} · {siteName}, {town}
        {metres !== null && ` · ${aboutDistance(metres)} away`}
      </Text>
      {nextShift && (
        <Text size="small">
          {shiftText(nextShift, zone)}
          {more > 0 && `, and ${more} more ${more === 1 ? 'shift' : 'shifts'}`}
        </Text>
      )}
      <Stack gap="none">
        <Money>{formatRate(payPerHour)}</Money>
        <Text size="small" tone="muted">
          {!breaksPaid && 'up to '}
          {formatPence(shiftPay)} for the shift
        </Text>
      </Stack>
    </LinkCard>
  )
}
