import { seekerLinks } from '@s4/links'
import { useMaybeSession } from '@s4/auth-session'
import type { JobCard as Job } from '@s4/contract'
import { aboutDistance } from '@s4/domain/geofence'
import { formatPence, formatRate } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { Badge, IconButton, Inline, LinkCard, Money, Stack, Text, lazyExtra } from '@s4/ui'
import { InPicture } from '@s4/ui/written'
import { isOfPerson } from './is-of-person'
import { moreShiftsText } from './more-shifts-text'
import { ReasonLines } from './reason-lines'
import { Bookmark } from 'lucide-react'

const CardPayLines = lazyExtra(async () => (await import('./card-pay-lines')).CardPayLines)
const SaveButton = lazyExtra(async () => (await import('./save-button')).SaveButton)

interface JobCardProps {
  job: Job
  to?: string | undefined
  hoursSaid?: boolean | undefined
}

/** A job in a list. */
export function JobCard({ job, to = seekerLinks.job(job.id), hoursSaid }: JobCardProps) {
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
    breaksPaid,
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
          metres !== null && `${aboutDistance(metres)} away`,
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
            {!breaksPaid && 'up to '}
            {formatPence(shiftPay)} for the shift
          </Text>
          {payLines.length > 1 && (
            <InPicture>
              <CardPayLines lines={payLines} />
            </InPicture>
          )}
        </Stack>
        <Inline>
          <Badge tone={placesLeft === 1 ? 'warning' : 'neutral'}>
            {placesLeft === 1 ? '1 place left' : `${placesLeft} places left`}
          </Badge>
          {reasons && (
            <InPicture fallback={<Unloaded />}>
              <SaveButton id={job.id} title={title} saved={job.saved} />
            </InPicture>
          )}
        </Inline>
      </Inline>
      {saysMore && <ReasonLines reasons={ofJob} standing={standing} hoursSaid={hoursSaid} />}
    </LinkCard>
  )
}

const Unloaded = () => (
  <IconButton label="Save" disabled>
    <Bookmark aria-hidden />
  </IconButton>
)
