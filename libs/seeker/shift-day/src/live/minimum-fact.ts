import type { AssignmentDetails } from '@s4/contract'
import { durationText } from '@s4/domain/shift-text'
import type { Fact } from '@s4/ui'

/** What is paid at least, when fewer minutes were worked. */
export function minimumFact({ terms }: Pick<AssignmentDetails, 'terms'>, minutes: number): Fact[] {
  const { minimumMinutes } = terms.pay
  if (minutes >= minimumMinutes) return []
  return [
    {
      term: 'Minimum call-out',
      detail: `${durationText(minimumMinutes)} are paid, because you booked on; you worked ${durationText(minutes)}`,
    },
  ]
}
