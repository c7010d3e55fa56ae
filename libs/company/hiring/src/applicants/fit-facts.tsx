import type { WorkerFit } from '@s4/contract'
import { bandText } from '@s4/domain/distance-band'
import { StarRatingText } from '@s4/ui'
import type { ReactNode } from 'react'

const licenceText = {
  accepted: 'Accepted by you',
  fits: 'Declared, not accepted yet',
  missing: 'None declared',
  expired: 'Declared, ends too soon',
  'not-needed': 'Not needed',
} as const

/** What is known of how somebody fits, in the order in which it is read. */
export const fitFacts: readonly { term: string; of: (fit: WorkerFit) => ReactNode }[] = [
  { term: 'SIA licence', of: ({ licence }) => licenceText[licence] },
  { term: 'Distance', of: ({ distance }) => (distance === null ? 'Not known' : bandText(distance)) },
  {
    term: 'Worked for you',
    of: ({ workedHere }) => (workedHere === 0 ? 'Not yet' : `${workedHere} ${workedHere === 1 ? 'shift' : 'shifts'}`),
  },
  { term: 'Rating', of: ({ rating }) => <StarRatingText stars={rating.stars} count={rating.count} /> },
  { term: 'Shifts kept', of: ({ agreed, kept }) => (agreed === 0 ? 'None agreed yet' : `${kept} of ${agreed}`) },
]
