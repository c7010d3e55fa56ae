import type { WorkerFit } from '@s4/contract'
import { Inline, StatusBadge } from '@s4/ui'
import { statusTones } from '../status/status-tones'

/** The reasons for somebody's place in the ranking. What only the worker says has no tick. */
export function FitReasons({ fit }: { fit: WorkerFit }) {
  if (fit.reasons.length === 0) return null
  return (
    <Inline role="list" aria-label="Why here in the list">
      {fit.reasons.map(({ good, declared, expired, text }) => (
        <span key={text} role="listitem">
          <StatusBadge tone={expired ? statusTones.expiry.expired : !good ? 'warning' : declared ? 'info' : 'success'}>
            {text}
          </StatusBadge>
        </span>
      ))}
    </Inline>
  )
}
