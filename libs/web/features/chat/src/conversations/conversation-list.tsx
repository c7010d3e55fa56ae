import { useSession } from '@s4/auth-session'
import type { Conversation, ListedConversation } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { EmptyState, List, LoadMore, Text, ThreadLink, TimeText } from '@s4/ui'
import { useConversations } from './chat-queries'

/** The person or company on the other side. */
export const otherSide = ({ company, seeker }: Pick<Conversation, 'company' | 'seeker'>, iAmSeeker: boolean) =>
  iAmSeeker ? company : seeker

/** Conversations with messages, the latest first. */
export function ConversationList({ shown }: { shown: string | null }) {
  const iAmSeeker = useSession().jobSeekerId !== null
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useConversations()
  const conversations = data.pages.flatMap((page) => page.data)

  if (conversations.length === 0) {
    return (
      <EmptyState drawing="talk">
        {iAmSeeker
          ? 'Nobody has written yet. Open a job you applied for, and press Message.'
          : 'Nobody has written yet. Open an applicant or a worker, and press Message.'}
      </EmptyState>
    )
  }
  return (
    <>
      <List gap="xs" label="Conversations">
        {conversations.map((conversation) => (
          <li key={conversation.id}>
            <Entry conversation={conversation} active={conversation.id === shown} iAmSeeker={iAmSeeker} />
          </li>
        ))}
      </List>
      <LoadMore
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        noun="conversations"
      />
      {!iAmSeeker && (
        <Text size="small" tone="muted">
          To write to somebody else, press Message on their card: applicants, assigned or saved workers.
        </Text>
      )}
    </>
  )
}

function Entry({
  conversation,
  active,
  iAmSeeker,
}: {
  conversation: ListedConversation
  active: boolean
  iAmSeeker: boolean
}) {
  const { id, job, lastAt, lastMessage, unread } = conversation
  const { name, picture } = otherSide(conversation, iAmSeeker)
  return (
    <ThreadLink
      to={`?conversation=${id}`}
      name={name}
      picture={picture}
      about={job.title}
      words={lastMessage && lastMessageText(lastMessage)}
      unread={unread}
      active={active}
      note={<TimeText at={lastAt}>{momentText(lastAt, job.zone)}</TimeText>}
    />
  )
}

const senderPrefix = { me: 'You: ', colleague: 'Colleague: ', other: '' } as const
const lastMessageText = ({ by, words }: NonNullable<ListedConversation['lastMessage']>) =>
  `${senderPrefix[by]}${words || 'Picture'}`
