import type { CompanyJobDetails, Worker } from '@s4/contract'
import { useUndoable } from '@s4/queries'
import { useUndo } from '@s4/toast'
import { Avatar, Badge, Button, Card, Heading, Inline, StatusBadge, Text, TextLink } from '@s4/ui'
import { FitReasons } from '@s4/work'
import { OfferButton } from './offer/offer-button'
import { MessageButton } from './message/message-button'
import { useProfileAddress } from './queries/use-profile-address'

/** How a worker says they are free, in words and tone. */
export const availability = {
  within: ['Free at that time', 'success'],
  outside: ['Outside their usual hours', 'warning'],
  off: ['Has taken this day off', 'warning'],
  'not-given': ['Has not given usual hours', 'neutral'],
} as const

interface WorkerCardProps {
  worker: Worker
  job: CompanyJobDetails | undefined
  /** Whether the search names a day, so that it can be said whether they are free. */
  hasDay: boolean
}

/** A worker found by the search. */
export function WorkerCard({ worker, job, hasDay }: WorkerCardProps) {
  const { seekerId, fullname, picture, shortBio, fit, ownStaff, inSecret, saved } = worker
  const profileOf = useProfileAddress()
  const save = useUndoable('workers.save', 'workers.remove', useUndo())
  const handleSave = () =>
    void save({
      input: { id: seekerId },
      rows: [{ seekerId, saved: null }],
      become: { saved: { note: '', doNotSend: false } },
      said: () => `${fullname} is saved.`,
      back: () => ({ id: seekerId }),
    })
  const [words, tone] = availability[worker.availability]
  return (
    <Card as="article">
      <Inline justify="between">
        <Inline>
          <Avatar name={fullname} picture={picture} />
          <Heading level={3}>
            <TextLink to={profileOf(seekerId)}>{fullname}</TextLink>
          </Heading>
          {ownStaff && <Badge tone="info">Own staff</Badge>}
        </Inline>
        {hasDay && <StatusBadge tone={tone}>{words}</StatusBadge>}
      </Inline>
      <FitReasons fit={fit} />
      {shortBio && <Text>{shortBio}</Text>}
      {saved?.note && (
        <Text size="small" tone="muted">
          Your note: {saved.note}
        </Text>
      )}
      <Inline>
        <OfferButton seeker={{ id: seekerId, fullname, chargesVat: fit.chargesVat, sectors: fit.sectors }} job={job} />
        <MessageButton seeker={{ id: seekerId, fullname, inSecret }} jobId={job?.id} />
        {!saved && (
          <Button size="small" tone="quiet" onClick={handleSave}>
            Save to your workers
          </Button>
        )}
      </Inline>
    </Card>
  )
}
