import type { Assignment } from '@s4/contract'
import { useRatings } from '@s4/queries'
import { useRatingForm } from '@s4/queries/forms'
import { RatingsPanel } from '@s4/work'

/** The ratings of both sides after a shift. */
export const RateWorker = ({
  assignment: { id, seekerName },
}: {
  assignment: Pick<Assignment, 'id' | 'seekerName'>
}) => <RatingsPanel ratings={useRatings(id)} other={seekerName} {...useRatingForm(id)} />
