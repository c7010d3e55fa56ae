import type { Presence } from '@s4/contract'
import { StatusBadge, type StateTone } from '@s4/ui'

const statusLooks: Record<Presence, { tone: StateTone; word: string }> = {
  expected: { tone: 'neutral', word: 'Expected' },
  late: { tone: 'warning', word: 'Late' },
  missing: { tone: 'danger', word: 'Missing' },
  on: { tone: 'success', word: 'On' },
  onBreak: { tone: 'info', word: 'On a break' },
  off: { tone: 'neutral', word: 'Off' },
  noShow: { tone: 'danger', word: 'No-show' },
}

/** In display order. */
export const presences = Object.keys(statusLooks) as Presence[]

/** Whether somebody is at work, or with a count how many are. */
export function PresenceBadge({ presence, count }: { presence: Presence; count?: number }) {
  const { tone, word } = statusLooks[presence]
  return <StatusBadge tone={tone}>{count === undefined ? word : `${count} ${word.toLowerCase()}`}</StatusBadge>
}
