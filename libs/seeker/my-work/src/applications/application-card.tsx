import { seekerLinks } from '@s4/links'
import type { Application } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { ButtonLink, Countdown, Inline, LinkRow, Text } from '@s4/ui'
import { ApplicationBadge } from '@s4/work'
import type { To } from 'react-router-dom'
import { applicationEnd } from './application-end'

interface ApplicationCardProps {
  application: Application
  to: To
  isOpen: boolean
}

/** One application in a list. */
export function ApplicationCard({ application, to, isOpen }: ApplicationCardProps) {
  const { job, status, wholeJob, shifts, agreed, reason, appliedAt, offer } = application
  const [next, second] = shifts
  const end = applicationEnd(application)
  const others =
    shifts.length > 2 ? ` and ${shifts.length - 1} more` : second ? ` and ${shiftText(second, job.zone)}` : ''
  return (
    <LinkRow
      title={job.title}
      to={to}
      aria-current={isOpen || undefined}
      state={<ApplicationBadge status={status} />}
      facts={[
        next
          ? `${shiftText(next, job.zone)}${others}${wholeJob ? '' : ', as you chose'}`
          : agreed
            ? `Last shift ${shiftText(agreed, job.zone)}`
            : 'No upcoming shifts',
        `${job.companyName} · ${job.siteName}, ${job.town} · ${formatRate(job.payPerHour)}`,
        `Applied ${momentText(appliedAt, job.zone)}`,
      ]}
    >
      {end && status !== 'withdrawn' && (reason === null || status === 'rejected') && <Text tone="muted">{end}.</Text>}
      {reason && <Text tone="muted">{reason}</Text>}
      {offer && (
        <Inline>
          <ButtonLink size="small" to={seekerLinks.assignedWork} aria-label={`See the offer: ${job.title}`}>
            See the offer
          </ButtonLink>
          <Text as="span" tone="warning" weight="medium">
            <Countdown to={offer.lapsesAt} after=" left to answer" doneText="The offer has expired" />
          </Text>
        </Inline>
      )}
    </LinkRow>
  )
}
