import { Inline } from '@s4/ui'
import { ApplicationBadge, AssignmentBadge, HistoryBadge, JobBadge, OfferBadge } from '../index'

export const Applications = () => (
  <Inline>
    {(['applied', 'offered', 'accepted', 'declined', 'lapsed', 'withdrawn', 'rejected'] as const).map((status) => (
      <ApplicationBadge key={status} status={status} />
    ))}
  </Inline>
)

export const Offers = () => (
  <Inline>
    {(['open', 'accepted', 'declined', 'lapsed', 'rescinded'] as const).map((status) => (
      <OfferBadge key={status} status={status} />
    ))}
  </Inline>
)

export const Assignments = () => (
  <Inline>
    {(['assigned', 'inProgress', 'completed', 'hoursAgreed', 'invoiced', 'paid', 'cancelled', 'noShow'] as const).map(
      (status) => (
        <AssignmentBadge key={status} status={status} />
      ),
    )}
  </Inline>
)

export const Jobs = () => (
  <Inline>
    {(['draft', 'open', 'filled', 'inProgress', 'completed', 'expired', 'closed', 'cancelled'] as const).map(
      (status) => (
        <JobBadge key={status} status={status} />
      ),
    )}
  </Inline>
)

export const History = () => (
  <Inline>
    {(['all', 'part', 'none'] as const).map((verified) => (
      <HistoryBadge key={verified} verified={verified} />
    ))}
  </Inline>
)
