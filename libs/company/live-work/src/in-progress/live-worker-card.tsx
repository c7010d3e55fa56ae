import { phoneText } from '@s4/domain/phone-text'
import { companyLinks } from '@s4/links'
import type { LiveJob, LiveWorker } from '@s4/contract'
import { IN_SECRET } from '@s4/domain/alert-words'
import { isOldLocation } from '@s4/domain/last-location'
import { relativeText, timeText } from '@s4/domain/shift-text'
import {
  Avatar,
  ButtonLink,
  Callout,
  Card,
  DescriptionList,
  ExternalLink,
  Inline,
  StatusBadge,
  Text,
  type Fact,
} from '@s4/ui'
import { MessageLink, ReportLink } from '@s4/work'
import { BookByHand } from './book-by-hand'
import { isAtWork, nextCallText, positionText } from '../alerts/live-texts'
import { PresenceBadge } from './presence-badge'
import { RecordButton } from './record-button'

interface LiveWorkerCardProps {
  worker: LiveWorker
  job: LiveJob
}

/** One person of a live shift. */
export function LiveWorkerCard({ worker, job }: LiveWorkerCardProps) {
  const { jobId, zone, now } = job
  const silent = isSilent(worker, now)
  return (
    <Card as="article" aria-label={worker.seekerName}>
      <Inline justify="between">
        <Inline>
          <Avatar name={worker.seekerName} picture={worker.seekerPicture} />
          <Text as="strong">{worker.seekerName}</Text>
        </Inline>
        <Inline>
          {worker.openAlerts > 0 && (
            <StatusBadge tone="danger">
              {worker.openAlerts === 1 ? '1 open alert' : `${worker.openAlerts} open alerts`}
            </StatusBadge>
          )}
          {silent && <StatusBadge tone="warning">Old location</StatusBadge>}
          <PresenceBadge presence={worker.presence} />
        </Inline>
      </Inline>
      {worker.inSecret && <Callout tone="danger">{IN_SECRET}.</Callout>}
      <DescriptionList items={cardFacts(worker, job)} />
      {silent && (
        <Text size="small" tone="muted">
          Phones send their location every minute. You get no alert when one stops. You get one when a check call is
          missed.
        </Text>
      )}
      <Inline>
        {!worker.inSecret && <MessageLink jobId={jobId} seekerId={worker.seekerId} name={worker.seekerName} />}
        <ReportLink jobId={jobId} seekerId={worker.seekerId} name={worker.seekerName} />
        {worker.lastPosition && (
          <ButtonLink size="small" tone="plain" to={companyLinks.trail(worker.assignmentId)}>
            Show the trail
          </ButtonLink>
        )}
        {worker.bookedOnAt && <RecordButton assignmentId={worker.assignmentId} worker={worker.seekerName} />}
      </Inline>
      <BookByHand worker={worker} zone={zone} now={now} />
    </Card>
  )
}

const isSilent = (worker: LiveWorker, now: string) =>
  isAtWork(worker) &&
  worker.locationShared &&
  worker.lastPosition !== null &&
  isOldLocation(worker.lastPosition.deviceAt, now)

function cardFacts(worker: LiveWorker, job: LiveJob): Fact[] {
  const { zone, now } = job
  const time = (instant: string) => timeText(instant, zone)
  const { bookedOnAt, bookedOffAt, onBreakSince, missedCheckCalls, phone, inSecret } = worker
  const atWork = isAtWork(worker)

  return [
    ...(bookedOnAt
      ? [{ term: 'Booked on', detail: time(bookedOnAt) }]
      : [{ term: 'Starts', detail: `${time(worker.startsAt)} (${relativeText(worker.startsAt, now)})` }]),
    ...(bookedOffAt ? [{ term: 'Booked off', detail: time(bookedOffAt) }] : []),
    ...(onBreakSince ? [{ term: 'On a break since', detail: time(onBreakSince) }] : []),
    ...(atWork
      ? [
          {
            term: 'Next check call',
            detail: nextCallText(worker, zone),
          },
        ]
      : []),
    ...(atWork && worker.unreadHandovers > 0
      ? [
          {
            term: 'Handover',
            detail: worker.unreadHandovers === 1 ? 'Not read yet' : `${worker.unreadHandovers} not read yet`,
          },
        ]
      : []),
    ...(missedCheckCalls > 0 ? [{ term: 'Missed check calls', detail: String(missedCheckCalls) }] : []),
    ...(atWork ? [{ term: 'Location', detail: positionText(worker, job) }] : []),
    ...(phone && !inSecret
      ? [{ term: 'Phone', detail: <ExternalLink href={`tel:${phone}`}>{phoneText(phone)}</ExternalLink> }]
      : []),
  ]
}
