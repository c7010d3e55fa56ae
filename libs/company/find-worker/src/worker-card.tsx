import type { CompanyJobDetails, Worker } from '@s4/contract'
import { useChange, useSaveOnTheSpot } from '@s4/queries'
import { Avatar, Button, Card, Heading, Inline, StatusBadge, Text } from '@s4/ui'
import { FitReasons } from '@s4/work'
import { InviteButton } from './invite-button'
import { MessageButton } from './message/message-button'

/** How a worker says they are free, in words and tone. */
export const availability = {
  within: ['Free then, in their usual hours', 'success'],
  outside: ['Outside their usual hours', 'warning'],
  off: ['Has taken this day off', 'warning'],
  'not-given': ['No weekly hours given', 'neutral'],
} as const

/** A worker found by the search. */
export function WorkerCard({ worker, job }: { worker: Worker; job: CompanyJobDetails | undefined }) {
  const { seekerId, fullname, picture, shortBio, fit, saved } = worker
  // Each undo is a write of its own.
  const remove = useChange('workers.remove', { repeatable: true })
  const { shown, save, undo } = useSaveOnTheSpot(seekerId, saved !== null, remove)
  const [words, tone] = availability[worker.availability]
  return (
    <Card as="article">
      <Inline justify="between">
        <Inline>
          <Avatar name={fullname} picture={picture} />
          <Heading level={3}>{fullname}</Heading>
        </Inline>
        <StatusBadge tone={tone}>{words}</StatusBadge>
      </Inline>
      <FitReasons fit={fit} />
      {shortBio && <Text>{shortBio}</Text>}
      {saved?.note && (
        <Text size="small" tone="muted">
          Your note: {saved.note}
        </Text>
      )}
      <Inline>
        <InviteButton seeker={{ id: seekerId, fullname, chargesVat: fit.chargesVat }} job={job} />
        <MessageButton seeker={{ id: seekerId, fullname }} jobId={job?.id} />
        {!shown && (
          <Button size="small" tone="quiet" onClick={save}>
            Save to your workers
          </Button>
        )}
        {undo && (
          <>
            <Text size="small" tone="muted" role="status">
              Saved to your workers.
            </Text>
            <Button size="small" tone="plain" onClick={undo} aria-label={`Undo saving ${fullname}`}>
              Undo
            </Button>
          </>
        )}
      </Inline>
    </Card>
  )
}
