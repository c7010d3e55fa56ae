import type { ThreadMessage } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { List, MessageBubble, PictureRow, Stack, Text, TimeText } from '@s4/ui'

interface ThreadProps {
  messages: readonly ThreadMessage[]
  /** Who reads it. */
  side: ThreadMessage['by']
  authors: Record<ThreadMessage['by'], string>
}

const eventWords: Record<NonNullable<ThreadMessage['event']>, string> = {
  resolved: 'Resolved',
  reopened: 'Reopened',
  closed: 'Closed',
  escalated: 'Overdue',
}

/** What both sides wrote and what became of it, oldest first. */
export const Thread = ({ messages, side, authors }: ThreadProps) => (
  <List label="Thread" gap="md">
    {messages.map(({ id, by, memberName, event, text, pictures, createdAt }) => (
      <MessageBubble
        key={id}
        own={by === side}
        author={memberName ? `${memberName}, ${authors[by]}` : authors[by]}
        note={
          <>
            {event && `${eventWords[event]}, `}
            <TimeText at={createdAt}>{momentText(createdAt)}</TimeText>
          </>
        }
      >
        <Stack gap="sm">
          <Text as="span" preserveLines>
            {text || (event && `${eventWords[event]}.`)}
          </Text>
          {pictures.length > 0 && (
            <PictureRow label={`From ${authors[by]}, ${momentText(createdAt)}`} addresses={pictures} />
          )}
        </Stack>
      </MessageBubble>
    ))}
  </List>
)
