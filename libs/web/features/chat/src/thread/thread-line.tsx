import { apiLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import type { ChatMessage, ConversationDetail } from '@s4/contract'
import { timeText } from '@s4/domain/shift-text'
import { Button, Inline, MessageBubble, NextStepLink, PictureRow, Text, ThreadNote, TimeText } from '@s4/ui'
import { eventText } from './event-text'
import type { Line } from './thread-lines'
import type { Outbox, OutgoingMessage } from '../sending/use-outbox'

interface ThreadLineProps {
  line: Line
  conversation: ConversationDetail
  zone: string
  /** The reader's last message that the other side has read. */
  seenId: string | undefined
  outbox: Outbox
}

export function ThreadLine({ line, conversation, zone, seenId, outbox }: ThreadLineProps) {
  if (line.kind === 'day') return <ThreadNote strong>{line.text}</ThreadNote>
  if (line.kind === 'event') return <ThreadNote>{eventText(line.event, zone)}</ThreadNote>
  if (line.kind === 'outgoing') return <OutgoingLine message={line.message} outbox={outbox} />
  return (
    <MessageLine message={line.message} conversation={conversation} zone={zone} seen={line.message.id === seenId} />
  )
}

function MessageLine({
  message,
  conversation,
  zone,
  seen,
}: {
  message: ChatMessage
  conversation: ConversationDetail
  zone: string
  seen: boolean
}) {
  const { user } = useSession()
  const { senderUid, sentAt, text, pictures, erased } = message
  const author = authorName(conversation, message, user.role === 'Company')

  return (
    <MessageBubble
      own={senderUid === user.uid}
      author={author}
      note={
        <>
          <TimeText at={sentAt}>{timeText(sentAt, zone)}</TimeText>
          {seen && ' · Seen'}
        </>
      }
    >
      {erased ? <em>This message was erased with its writer’s account.</em> : text}
      {pictures.length > 0 && (
        <PictureRow label={`From ${author} at ${timeText(sentAt, zone)}`} addresses={pictures.map(pictureUrl)} />
      )}
    </MessageBubble>
  )
}

/** A member by name; to the worker with the company, `Mo, Harbour Security`. */
function authorName({ members, ...sides }: ConversationDetail, { side, senderUid }: ChatMessage, isColleague: boolean) {
  const { name } = sides[side]
  const member = side === 'company' ? members.find(({ uid }) => uid === senderUid)?.name : undefined
  if (member === undefined) return name
  return isColleague ? member : `${member}, ${name}`
}

const stateText: Record<Exclude<OutgoingMessage['state'], 'refused'>, string> = {
  sending: 'Sending…',
  waiting: 'Not sent yet. It goes as soon as S4 can be reached.',
  signedOut: 'Not sent yet. It goes once you have signed in again.',
  sent: 'Sent',
}

function OutgoingLine({
  message: { id, state, text, pictures, reason, nextStep },
  outbox,
}: {
  message: OutgoingMessage
  outbox: Outbox
}) {
  const refused = state === 'refused'
  return (
    <MessageBubble
      own
      author="You"
      note={
        refused ? (
          <Text as="span" size="caption" tone="danger">
            Not sent: {reason}
          </Text>
        ) : (
          stateText[state]
        )
      }
    >
      {text}
      {pictures.length > 0 && <PictureRow label="From you, not sent yet" addresses={pictures.map(pictureUrl)} />}
      {refused && (
        <Inline>
          <Button size="small" tone="quiet" onClick={() => outbox.retry(id)}>
            Try again
          </Button>
          <Button size="small" tone="quiet" onClick={() => outbox.remove(id)}>
            Remove
          </Button>
          <NextStepLink failure={{ nextStep }} />
        </Inline>
      )}
    </MessageBubble>
  )
}

const pictureUrl = (fileId: string) => apiLinks.file(encodeURIComponent(fileId))
