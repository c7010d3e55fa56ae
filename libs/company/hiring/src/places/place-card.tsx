import { apiLinks, companyLinks } from '@s4/links'
import type { Assignment } from '@s4/contract'
import { IN_SECRET } from '@s4/domain/alert-words'
import { asSentence } from '@s4/domain/sentence'
import { owedText } from '@s4/domain/owed-text'
import { momentText } from '@s4/domain/shift-text'
import {
  Avatar,
  Badge,
  ButtonLink,
  Callout,
  Card,
  Disclosure,
  ExternalLink,
  Heading,
  Inline,
  Text,
  TextLink,
} from '@s4/ui'
import { AssignmentBadge, MessageLink, ReportLink } from '@s4/work'
import { BlockWorker } from '../applicants/block-worker'
import { useStopReason } from '../queries/hiring-queries'
import { PlaceActions } from './place-actions'
import { SwapQuestion } from './swap-question'
import { RateWorker } from './rate-worker'
import { TaxStatusButton } from './tax-status-button'

const UNDER_WAY = ['assigned', 'inProgress']
const DONE = ['completed', 'hoursAgreed', 'invoiced', 'paid']

/** A worker who has or had a place on a shift. */
export function PlaceCard({ assignment }: { assignment: Assignment }) {
  const { jobId, seekerId, seekerName, seekerPicture, status, bookedOnAt, bookedOffAt, pin, zone, inSecret } =
    assignment
  const stopReason = useStopReason(seekerId)
  const toCheck = status === 'assigned' ? stopReason : undefined
  return (
    <Card as="article">
      <Inline justify="between">
        <Inline>
          <Avatar name={seekerName} picture={seekerPicture} />
          <Heading level={3}>{seekerName}</Heading>
        </Inline>
        <Inline>
          {assignment.engagement === 'own-staff' && <Badge tone="info">Own staff</Badge>}
          {toCheck && <Badge tone="danger">Cannot book on yet</Badge>}
          <AssignmentBadge status={status} />
        </Inline>
      </Inline>
      {toCheck && (
        <Text>
          To check before they can book on: {toCheck}. <TextLink to={companyLinks.dueChecks}>Checks due</TextLink>
        </Text>
      )}
      {bookedOnAt && (
        <Text>
          Booked on {momentText(bookedOnAt, zone)}
          {bookedOffAt && `, off ${momentText(bookedOffAt, zone)}`}
        </Text>
      )}
      {UNDER_WAY.includes(status) && <Text>PIN {pin}</Text>}
      <Ended assignment={assignment} />
      {inSecret && <Callout tone="danger">{IN_SECRET}.</Callout>}
      <Inline>
        {!inSecret && <MessageLink jobId={jobId} seekerId={seekerId} name={seekerName} />}
        <ReportLink jobId={jobId} seekerId={seekerId} name={seekerName} />
        {assignment.engagement === 'self-employed' && <TaxStatusButton assignment={assignment} />}
        <ExternalLink href={apiLinks.assignmentTerms(assignment.id)} target="_blank" rel="noreferrer">
          Terms agreed with {seekerName} (PDF)
        </ExternalLink>
        <ButtonLink
          size="small"
          tone="plain"
          to={`${companyLinks.workerScreening}?worker=${seekerId}`}
          aria-label={`Screening of ${seekerName}`}
        >
          Screening
        </ButtonLink>
        {DONE.includes(status) && <BlockWorker seekerId={seekerId} fullname={seekerName} />}
      </Inline>
      {assignment.swap === 'asked' && <SwapQuestion assignment={assignment} />}
      {status === 'assigned' && assignment.swap === 'allowed' && (
        <Text tone="muted">You let {seekerName} hand this shift over. Until somebody accepts, it is theirs.</Text>
      )}
      {status === 'assigned' && <PlaceActions assignment={assignment} />}
      {DONE.includes(status) && (
        <Disclosure summary={`Ratings with ${seekerName}`}>
          <RateWorker assignment={assignment} />
        </Disclosure>
      )}
    </Card>
  )
}

function Ended({ assignment: { ended, status, seekerName } }: { assignment: Assignment }) {
  if (!ended) return null
  if (ended.substitute) return <Text tone="muted">They send a substitute: {ended.substitute}.</Text>
  const what =
    status === 'noShow'
      ? 'You recorded a no-show'
      : ended.by === 'company'
        ? 'Cancelled by you'
        : 'Cancelled by the worker'
  return (
    <Text tone="muted">
      {what}: {asSentence(ended.reason ?? '')} {owedText(ended, 'company', seekerName)}
    </Text>
  )
}
