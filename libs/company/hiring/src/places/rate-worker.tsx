import { useApi } from '@s4/api-client'
import type { Assignment } from '@s4/contract'
import { ratingsQuery } from '@s4/queries'
import { useRatingForm } from '@s4/queries/forms'
import { NextStepLink, FailureState, Skeleton } from '@s4/ui'
import { RatingsPanel } from '@s4/work'
import { useQuery } from '@tanstack/react-query'

/** The ratings of both sides after a shift. */
export function RateWorker({ assignment: { id, seekerName } }: { assignment: Pick<Assignment, 'id' | 'seekerName'> }) {
  const { data, error, refetch } = useQuery(ratingsQuery(useApi(), id))
  const form = useRatingForm(id)
  if (error)
    return (
      <FailureState onRetry={() => void refetch()} action={<NextStepLink failure={error} />}>
        {error.message}
      </FailureState>
    )
  if (!data) return <Skeleton shape="text" count={2} />
  return <RatingsPanel ratings={data} other={seekerName} {...form} />
}
