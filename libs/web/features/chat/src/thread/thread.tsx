import { useSession } from '@s4/auth-session'
import { IN_SECRET } from '@s4/domain/alert-words'
import { reportToS4 } from '@s4/links'
import { Button, Callout, Heading, Inline, Skeleton, Text, TextLink, ThreadFoot, ThreadHead, ThreadLog } from '@s4/ui'
import { useConversation } from '../conversations/chat-queries'
import { Composer } from '../sending/composer'
import { otherSide } from '../conversations/conversation-list'
import type { LoadFeed } from '../feed/feed'
import { ThreadLine } from './thread-line'
import { threadLines } from './thread-lines'
import { useLiveMessages } from './use-live-messages'
import { useMarkAsRead } from './use-mark-as-read'
import type { Outbox } from '../sending/use-outbox'

interface ThreadProps {
  id: string
  outbox: Outbox
  jobPath: (jobId: string) => string
  loadFeed: LoadFeed
}

/** One conversation. */
export function Thread({ id, outbox, jobPath, loadFeed }: ThreadProps) {
  const { user, jobSeekerId } = useSession()
  const conversation = useConversation(id)
  const { job, events, readers, writable, inSecret } = conversation
  const side = jobSeekerId === null ? 'company' : 'seeker'
  const other = otherSide(conversation, jobSeekerId !== null)
  const { state, messages, seen, hasOlder, loadOlder } = useLiveMessages(id, loadFeed)
  useMarkAsRead({ conversationId: id, messages, loadFeed })

  const outgoing = outbox.outgoing.filter(({ conversationId }) => conversationId === id)
  const lines = threadLines({ messages, events, outgoing, hasOlder, zone: job.zone })
  const lastSeen = Math.max(0, ...readers.map((uid) => seen[uid] ?? 0))
  const seenId = messages.findLast(({ senderUid, sequence }) => senderUid === user.uid && sequence <= lastSeen)?.id

  const older = () => {
    if (hasOlder)
      return (
        <Inline justify="center">
          <Button tone="quiet" size="small" onClick={loadOlder}>
            Show older messages
          </Button>
        </Inline>
      )
    if (state === 'loading' && conversation.lastSequence > 0) return <Skeleton shape="text" count={3} />
    return (
      conversation.lastSequence === 0 &&
      outgoing.length === 0 && <Text tone="muted">There are no messages yet. Write to {other.name} below.</Text>
    )
  }

  return (
    <>
      <ThreadHead back={<TextLink to=".">All conversations</TextLink>}>
        <Heading level={2} size="body">
          {other.name}
        </Heading>
        <Text size="small" tone="muted">
          <TextLink to={jobPath(job.id)}>{job.title}</TextLink>, {job.siteName}.{' '}
          <TextLink
            to={reportToS4(side, {
              subjectId: side === 'seeker' ? conversation.company.id : conversation.seeker.id,
              about: 'conversation',
              aboutId: id,
            })}
          >
            Report to S4
          </TextLink>
        </Text>
      </ThreadHead>
      {state === 'away' && (
        <Callout tone="warning" live>
          Messages cannot be reached just now. What you write is kept and sent, and what others write will appear, as
          soon as they can.
        </Callout>
      )}
      <ThreadLog label={`Messages with ${other.name}`} older={older()}>
        {lines.map((line) => (
          <ThreadLine
            key={line.key}
            line={line}
            conversation={conversation}
            zone={job.zone}
            seenId={seenId}
            outbox={outbox}
          />
        ))}
      </ThreadLog>
      <ThreadFoot>
        {!writable && <Text tone="muted">Nobody is left to read this: the other side has left S4.</Text>}
        {writable && inSecret && <Callout tone="danger">{IN_SECRET}.</Callout>}
        {writable && !inSecret && (
          <Composer conversationId={id} onWrite={(text, pictures) => outbox.write(id, text, pictures)} />
        )}
      </ThreadFoot>
    </>
  )
}
