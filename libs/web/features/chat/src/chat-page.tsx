import { EmptyState, Panes } from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { useChatIsOn, useEventsWithNotices } from './conversations/chat-queries'
import { ConversationList } from './conversations/conversation-list'
import type { LoadFeed } from './feed/feed'
import { Thread } from './thread/thread'
import { useOutbox } from './sending/use-outbox'

export interface ChatPageProps {
  jobPath: (jobId: string) => string
  loadFeed: LoadFeed
}

export function ChatPage(props: ChatPageProps) {
  if (useChatIsOn()) return <Chat {...props} />
  return (
    <EmptyState drawing="talk">
      Chat is off here: this S4 runs without the service that carries messages. Everything else works.
    </EmptyState>
  )
}

function Chat({ jobPath, loadFeed }: ChatPageProps) {
  const [params] = useSearchParams()
  const id = params.get('conversation')
  const outbox = useOutbox()
  useEventsWithNotices()

  return (
    <Panes label="Conversations" list={<ConversationList shown={id} />} showing={id ? 'detail' : 'list'}>
      {id ? (
        <Thread key={id} id={id} outbox={outbox} jobPath={jobPath} loadFeed={loadFeed} />
      ) : (
        <EmptyState drawing="talk">Choose a conversation to read it.</EmptyState>
      )}
    </Panes>
  )
}
