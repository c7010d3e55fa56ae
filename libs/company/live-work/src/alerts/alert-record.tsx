import { phoneText } from '@s4/domain/phone-text'
import { useMay } from '@s4/auth-session'
import { companyLinks } from '@s4/links'
import type { Alert } from '@s4/contract'
import { alertTitle, IN_SECRET } from '@s4/domain/alert-words'
import { unansweredTexts } from '@s4/domain/escalation'
import { outcomeWords, secondsBetween, tookText } from '@s4/domain/alert-outcome'
import { missingPapersText } from '@s4/domain/missing-papers-text'
import { momentText, timeAfter, timeText } from '@s4/domain/shift-text'
import {
  Button,
  ButtonLink,
  Callout,
  Card,
  DescriptionList,
  ExternalLink,
  Heading,
  Inline,
  TextLink,
  type Fact,
} from '@s4/ui'
import { MessageLink } from '@s4/work'
import { useState } from 'react'
import { useAlert, useEscalation } from '../queries/live-queries'
import { AlertBadges } from './alert-badges'
import { AssignModal } from './assign-modal'
import { LookAtIt } from './look-at-it'
import { ResolveModal } from './resolve-modal'
import { ToldPeople } from './told-people'
import { WhereTheyAre } from './where-they-are'

/** Everything about an alert, and what can be done about it. */
export function AlertRecord({ id }: { id: string }) {
  const alert = useAlert(id)
  const [resolving, setResolving] = useState(false)
  const [assigning, setAssigning] = useState(false)
  const may = useMay()
  const mayHandle = may('alerts.handle')

  return (
    <Card as="article" aria-label={alertTitle(alert)}>
      <Inline justify="between">
        <Heading level={2} size="body">
          {alertTitle(alert)}
        </Heading>
        <Inline>
          <AlertBadges alert={alert} />
        </Inline>
      </Inline>
      {alert.unansweredAt !== null && alert.acknowledgedAt === null && (
        <Unanswered id={alert.id} since={timeText(alert.unansweredAt, alert.zone)} />
      )}
      {alert.inSecret && (
        <Callout tone="danger" title={IN_SECRET}>
          It shows and plays nothing, so that nobody near it notices. A call or a message would give it away.
        </Callout>
      )}
      <DescriptionList items={cardFacts(alert)} />
      <WhereTheyAre alert={alert} />
      {alert.severity !== 'low' && <ToldPeople alert={alert} />}
      {alert.resolvedAt === null && mayHandle && (
        <Inline>
          <Button size="small" onClick={() => setResolving(true)}>
            Resolve
          </Button>
          <LookAtIt alert={alert} />
          <Button size="small" tone="quiet" onClick={() => setAssigning(true)}>
            {alert.assignedTo ? 'Give to somebody else' : 'Give to somebody'}
          </Button>
          {may('messages.write') && !alert.inSecret && (
            <MessageLink jobId={alert.jobId} seekerId={alert.seekerId} name={alert.seekerName} />
          )}
          {alert.kind === 'checkDue' && (
            <ButtonLink size="small" tone="plain" to={companyLinks.dueChecks}>
              Record the checks
            </ButtonLink>
          )}
          {assigning && <AssignModal alert={alert} onClose={() => setAssigning(false)} />}
          {resolving && <ResolveModal alert={alert} onClose={() => setResolving(false)} />}
        </Inline>
      )}
    </Card>
  )
}

function cardFacts(alert: Alert): Fact[] {
  const { zone, backInsideAt, checkCall, missingPapers, seekerPhone, inSecret } = alert
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
    ...(backInsideAt ? [{ term: 'Seen back inside the site', detail: momentText(backInsideAt, zone) }] : []),
    ...(seekerPhone && !inSecret
      ? [{ term: 'Phone', detail: <ExternalLink href={`tel:${seekerPhone}`}>{phoneText(seekerPhone)}</ExternalLink> }]
      : []),
    ...dealtWith(alert),
  ]
}

/** Nobody else is left to tell: whether that is because nobody looked at it, or because no message went out. */
function Unanswered({ id, since }: { id: string; since: string }) {
  const unanswered = useEscalation(id).data?.unanswered ?? 'notAnswered'
  return (
    <Callout
      tone="danger"
      title="Nobody is looking at it"
      action={unanswered !== 'notAnswered' && <TextLink to={companyLinks.ownReach}>Set how I am reached</TextLink>}
    >
      {unansweredTexts[unanswered]}. Since {since} nobody else is left to tell. Below you see what became of our
      messages.
    </Callout>
  )
}

/** Who did what about it, when, and how long after it was raised. */
function dealtWith(alert: Alert): Fact[] {
  const { zone, raisedAt, acknowledgedAt, acknowledgedBy, assignedTo, assignedAt, assignedBy } = alert
  const { resolvedAt, resolvedBy, outcome, resolution } = alert
  const after = (who: string | null, at: string) =>
    [who, momentText(at, zone), `after ${tookText(secondsBetween(raisedAt, at) ?? 0)}`].filter(Boolean).join(', ')
  return [
    ...(assignedTo && assignedAt
      ? [
          {
            term: 'Given to',
            detail: `${assignedTo.name}, by ${assignedBy ?? 'somebody'}, ${momentText(assignedAt, zone)}`,
          },
        ]
      : []),
    ...(acknowledgedAt ? [{ term: 'Looked at', detail: after(acknowledgedBy, acknowledgedAt) }] : []),
    ...(resolvedAt
      ? [
          { term: 'Resolved', detail: after(resolvedBy, resolvedAt) },
          { term: 'Outcome', detail: [outcome && outcomeWords[outcome], resolution].filter(Boolean).join(': ') },
        ]
      : []),
  ]
}

const callText = ({ status, dueAt, answeredAt }: NonNullable<Alert['checkCall']>, zone: string) => {
  if (status === 'late' && answeredAt) return `missed, answered late at ${timeAfter(dueAt, answeredAt, zone)}`
  return status === 'responded' ? 'answered' : 'missed, no answer yet'
}
