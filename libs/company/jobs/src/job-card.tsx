import type { CompanyJob } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { Badge, LinkRow } from '@s4/ui'
import { JobBadge } from '@s4/work'
import { useState } from 'react'
import type { To } from 'react-router-dom'
import { countText } from './count-text'

interface JobCardProps {
  job: CompanyJob
  to: To
  isOpen?: boolean
}

/** A job in a list. */
export function JobCard({ job, to, isOpen = false }: JobCardProps) {
  const {
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
    client,
    recurring,
  } = job
  const [now] = useState(Date.now)
  const isOn = nextShift !== null && Date.parse(nextShift.startsAt) <= now && now < Date.parse(nextShift.endsAt)
  return (
    <LinkRow
      title={title}
      to={to}
      aria-current={isOpen || undefined}
      state={
        <>
          {recurring && <Badge>Recurring</Badge>}
          {applicants > 0 && <Badge tone="warning">{applicants} to decide</Badge>}
          {offersOut > 0 && <Badge tone="info">{countText(offersOut, 'offer')} out</Badge>}
          <JobBadge status={status} />
        </>
      }
      facts={[
        nextShift ? `${isOn ? 'Now' : 'Next'}: ${shiftText(nextShift, zone)}` : 'No upcoming shift',
        `${siteName}${client ? ` for ${client.name}` : ''}`,
        [
          formatRate(job.payPerHour),
          ...(places > 0 ? [countText(shiftCount, 'shift'), `${taken} of ${places} places taken`] : []),
        ].join(' · '),
      ]}
    />
  )
}
