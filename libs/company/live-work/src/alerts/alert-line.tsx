import type { Alert } from '@s4/contract'
import { alertTitle, IN_SECRET } from '@s4/domain/alert-words'
import { momentText, timeText } from '@s4/domain/shift-text'
import { Inline, LinkRow } from '@s4/ui'
import type { To } from 'react-router-dom'
import { AlertBadges } from './alert-badges'
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
  const { raisedAt, zone, title, siteName, backInsideAt, checkCall, resolvedAt, inSecret } = alert
  return (
    <LinkRow
      title={alertTitle(alert)}
      to={to}
      aria-current={isOpen || undefined}
      state={<AlertBadges alert={alert} />}
      facts={[
        momentText(raisedAt, zone),
        `${title}, ${siteName}`,
        [
          inSecret && IN_SECRET,
          backInsideAt && `Seen back inside at ${timeText(backInsideAt, zone)}`,
          checkCall?.answeredAt && `Answered ${momentText(checkCall.answeredAt, zone)}`,
          whoText(alert),
        ]
          .filter(Boolean)
          .join(' · '),
      ]}
    >
      {resolvedAt === null && (
        <Inline>
          {!inSecret && <CallWorker alert={alert} />}
          <LookAtIt alert={alert} />
        </Inline>
      )}
    </LinkRow>
  )
}

/** Who has it: whoever it was given to, else whoever pressed that they look at it. */
function whoText({ assignedTo, acknowledgedAt, acknowledgedBy, resolvedAt }: Alert): string | false {
  if (assignedTo) return `Given to ${assignedTo.name}`
  if (acknowledgedAt === null) return resolvedAt === null && 'Nobody has it yet'
  const who = acknowledgedBy ?? 'Somebody'
  return resolvedAt === null ? `${who} is looking at it` : `${who} looked at it`
}
