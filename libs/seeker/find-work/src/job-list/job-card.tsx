import { seekerLinks } from '@s4/links'
import { useMaybeSession } from '@s4/auth-session'
import type { JobCard as Job } from '@s4/contract'
import { distanceText } from '@s4/domain/geofence'
import { formatPence, formatRate } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { Badge, Inline, LinkCard, Money, Stack, Text } from '@s4/ui'
import { isOfPerson } from './is-of-person'
import { moreShiftsText } from './more-shifts-text'
import { ReasonLines } from './reason-lines'
import { lazy, Suspense } from 'react'
import { SaveButton } from './save-button'

const CardPayLines = lazy(async () => ({ default: (await import('./card-pay-lines')).CardPayLines }))

/** A job in a list. */
export function JobCard({ job, to = seekerLinks.job(job.id) }: { job: Job; to?: string | undefined }) {
  const {
    title,
    company,
    town,
    siteName,
    nextShift,
    zone,
    payPerHour,
    shiftPay,
    payLines,
    placesLeft,
    shiftCount,
    metres,
    reasons,
    standing,
  } = job
  const isComplete = useMaybeSession()?.profile.complete
  const ofJob = isComplete && reasons ? reasons.filter((reason) => !isOfPerson(reason)) : []
  const saysMore = standing ?? (ofJob.length > 0 || (isComplete && reasons?.length === 0))
  return (
    <LinkCard title={title} to={to}>
      <Text tone="muted">
        {[
          company.companyName,
          !company.verified && 'not yet verified',
          `${siteName}, ${town}`,
          metres !== null && `${distanceText(metres)} away`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {nextShift && (
        <Text>
          {shiftText(nextShift, zone)}
          {moreShiftsText(shiftCount)}
        </Text>
      )}
      <Inline justify="between">
        <Stack gap="none">
          <Money>{formatRate(payPerHour)}</Money>
          <Text size="small" tone="muted">
            {formatPence(shiftPay)} for the shift
          </Text>
          {payLines.length > 1 && (
            <Suspense fallback={null}>
              <CardPayLines lines={payLines} />
            </Suspense>
          )}
        </Stack>
        <Inline>
          <Badge tone={placesLeft === 1 ? 'warning' : 'neutral'}>
            {placesLeft === 1 ? '1 place left' : `${placesLeft} places left`}
          </Badge>
          {reasons && <SaveButton id={job.id} title={title} saved={job.saved} />}
        </Inline>
      </Inline>
      {saysMore && <ReasonLines reasons={ofJob} standing={standing} />}
    </LinkCard>
  )
}
