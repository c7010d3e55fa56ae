import type { Alert } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { Inline, LinkRow } from '@s4/ui'
import type { To } from 'react-router-dom'
import { AlertBadges } from './alert-badges'
import { alertTitle } from './alert-text'
import { CallWorker } from './call-worker'
import { LookAtIt } from './look-at-it'

interface AlertLineProps {
  alert: Alert
  /** The address with the alert beside the list. */
  to: To
  isOpen?: boolean
}

/** An alert in the log. */
export function AlertLine({ alert, to, isOpen = false }: AlertLineProps) {
  const { raisedAt, zone, title, siteName, assignedTo, resolvedAt } = alert
  return (
    <LinkRow
      title={alertTitle(alert)}
      to={to}
      aria-current={isOpen || undefined}
      state={<AlertBadges alert={alert} />}
      facts={[
        momentText(raisedAt, zone),
        `${title}, ${siteName}`,
        assignedTo ? `Given to ${assignedTo.name}` : 'Given to nobody',
      ]}
    >
      {resolvedAt === null && (
        <Inline>
          <CallWorker alert={alert} />
          <LookAtIt alert={alert} />
        </Inline>
      )}
    </LinkRow>
  )
}
