import type { Assignment } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { timeText } from '@s4/domain/shift-text'
import { Callout, NextStepLink } from '@s4/ui'
import { ObstacleLinks, ObstacleList } from '@s4/work'

/** Why booking on was refused, with the remedy. */
export function BookingRefused({ failure, work }: { failure: ApiError; work: Pick<Assignment, 'zone'> }) {
  if (failure.isOnFields) return null
  const { lockedUntil } = failure.facts
  const until =
    typeof lockedUntil === 'string'
      ? ` Try again at ${timeText(lockedUntil, work.zone)}, or ask the company to book you on.`
      : ''

  return (
    <Callout
      tone="danger"
      live
      title="You are not booked on yet"
      action={failure.facts.obstacles ? <ObstacleLinks failure={failure} /> : <NextStepLink failure={failure} />}
    >
      {failure.message}
      {until}
      <ObstacleList failure={failure} />
    </Callout>
  )
}
