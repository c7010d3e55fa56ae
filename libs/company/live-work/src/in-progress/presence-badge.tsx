import type { Presence } from '@s4/contract'
import { StatusBadge } from '@s4/ui'
import { statusTones } from '@s4/work'

const words: Record<Presence, string> = {
  expected: 'Expected',
  late: 'Late',
  missing: 'Missing',
  on: 'On',
  onBreak: 'On a break',
  off: 'Off',
  noShow: 'No-show',
}

/** In display order. */
export const presences = Object.keys(words) as Presence[]

/** Whether somebody is at work, or with a count how many are. */
export function PresenceBadge({ presence, count }: { presence: Presence; count?: number }) {
  const word = words[presence]
  return (
    <StatusBadge tone={statusTones.presence[presence]}>
      {count === undefined ? word : `${count} ${word.toLowerCase()}`}
    </StatusBadge>
  )
}
