import type { Alert } from '@s4/contract'
import { StatusBadge } from '@s4/ui'
import { statusTones } from '@s4/work'
import { severityWords } from './severity-words'

/** How severe an alert is, and whether somebody deals with it. */
export function AlertBadges({ alert: { severity, acknowledgedAt, resolvedAt } }: { alert: Alert }) {
  const state = resolvedAt !== null ? 'resolved' : acknowledgedAt === null ? 'open' : 'seen'
  return (
    <>
      <StatusBadge tone={statusTones.alertSeverity[severity]}>{severityWords[severity]}</StatusBadge>
      <StatusBadge tone={statusTones.alert[state]}>{stateWords[state]}</StatusBadge>
    </>
  )
}

const stateWords = { open: 'Not seen', seen: 'Being looked at', resolved: 'Resolved' } as const
