import { useMay } from '@s4/auth-session'
import type { Alert } from '@s4/contract'
import { Button } from '@s4/ui'
import { alertTitle } from '@s4/domain/alert-words'
import { useAcknowledge } from '../queries/live-queries'

/** Acknowledges an alert that nobody looks at yet. */
export function LookAtIt({ alert }: { alert: Alert }) {
  const acknowledge = useAcknowledge()
  const mayHandle = useMay()('alerts.handle')
  if (!mayHandle || alert.acknowledgedAt !== null || alert.resolvedAt !== null) return null
  return (
    <Button
      tone="quiet"
      size="small"
      aria-label={`I am looking at it: ${alertTitle(alert)}`}
      busy={acknowledge.isPending}
      onClick={() => acknowledge.mutate({ id: alert.id })}
    >
      I am looking at it
    </Button>
  )
}
