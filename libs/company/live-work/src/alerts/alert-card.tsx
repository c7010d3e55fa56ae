import { useMay } from '@s4/auth-session'
import { companyLinks } from '@s4/links'
import type { Alert, Point } from '@s4/contract'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { momentText, timeText } from '@s4/domain/shift-text'
import {
  Button,
  ButtonLink,
  Callout,
  Card,
  DescriptionList,
  ExternalLink,
  Heading,
  Inline,
  StatusBadge,
  TextLink,
  type Fact,
} from '@s4/ui'
import { useState } from 'react'
import { alertTitle } from './alert-text'
import { useAcknowledge } from '../queries/live-queries'
import { ResolveModal } from './resolve-modal'
import { ToldPeople } from './told-people'

export function AlertCard({ alert }: { alert: Alert }) {
  const acknowledge = useAcknowledge()
  const [resolving, setResolving] = useState(false)
  const mayHandle = useMay()('alerts.handle')

  return (
    <Card as="article" aria-label={alertTitle(alert)}>
      <Inline justify="between">
        <Heading level={2} size="body">
          {alertTitle(alert)}
        </Heading>
        <StateBadge alert={alert} />
      </Inline>
      {alert.unansweredAt !== null && alert.acknowledgedAt === null && (
        <Callout tone="danger" title="Nobody has answered">
          Everybody was told by {timeText(alert.unansweredAt, alert.zone)}, and nobody has said that they are looking at
          it.
        </Callout>
      )}
      <DescriptionList items={cardFacts(alert)} />
      {alert.severity !== 'low' && <ToldPeople alert={alert} />}
      {alert.resolvedAt === null && mayHandle && (
        <Inline>
          {alert.acknowledgedAt === null && (
            <Button
              tone="quiet"
              size="small"
              busy={acknowledge.isPending}
              onClick={() => acknowledge.mutate({ id: alert.id })}
            >
              I am looking at it
            </Button>
          )}
          {alert.kind === 'checkDue' && (
            <ButtonLink size="small" tone="quiet" to={companyLinks.dueChecks}>
              Record the checks
            </ButtonLink>
          )}
          <Button size="small" onClick={() => setResolving(true)}>
            Resolve
          </Button>
          {resolving && <ResolveModal alert={alert} onClose={() => setResolving(false)} />}
        </Inline>
      )}
    </Card>
  )
}

function StateBadge({ alert: { acknowledgedAt, resolvedAt } }: { alert: Alert }) {
  if (resolvedAt !== null) return <StatusBadge tone="success">Resolved</StatusBadge>
  return acknowledgedAt === null ? (
    <StatusBadge tone="danger">Open</StatusBadge>
  ) : (
    <StatusBadge tone="warning">Being looked at</StatusBadge>
  )
}

function cardFacts(alert: Alert): Fact[] {
  const { zone, position, positionAt, checkCall, missingPapers, seekerPhone, resolution, acknowledgedAt, resolvedAt } =
    alert
  return [
    { term: 'When', detail: momentText(alert.raisedAt, zone) },
    {
      term: 'Work',
      detail: (
        <>
          <TextLink to={`${companyLinks.jobInProgress(alert.jobId)}?shift=${alert.shiftId}`}>{alert.title}</TextLink>
          {`, ${alert.siteName}`}
        </>
      ),
    },
    ...(missingPapers.length > 0 ? [{ term: 'Missing', detail: missingPapersText(missingPapers) }] : []),
    ...(checkCall
      ? [{ term: 'Check call', detail: `Due ${timeText(checkCall.dueAt, zone)}: ${callText(checkCall, zone)}` }]
      : []),
    ...(position
      ? [
          {
            term: positionAt ? `Position at ${timeText(positionAt, zone)}` : 'Position then',
            detail: (
              <ExternalLink href={mapAddress(position)}>
                {position.lat.toFixed(5)}, {position.lng.toFixed(5)}
              </ExternalLink>
            ),
          },
        ]
      : []),
    ...(seekerPhone
      ? [{ term: 'Phone', detail: <ExternalLink href={`tel:${seekerPhone}`}>{seekerPhone}</ExternalLink> }]
      : []),
    ...(acknowledgedAt ? [{ term: 'Looked at', detail: momentText(acknowledgedAt, zone) }] : []),
    ...(resolvedAt ? [{ term: 'Resolved', detail: `${momentText(resolvedAt, zone)}: ${resolution ?? ''}` }] : []),
  ]
}

const callText = ({ status, answeredAt }: NonNullable<Alert['checkCall']>, zone: string) => {
  if (status === 'late' && answeredAt) return `MISSED, answered LATE at ${timeText(answeredAt, zone)}`
  return status === 'responded' ? 'RESPONDED' : 'MISSED, no answer yet'
}

const mapAddress = ({ lat, lng }: Point) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
