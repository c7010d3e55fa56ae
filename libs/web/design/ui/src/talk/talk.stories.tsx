import { ImagePlus, Send } from 'lucide-react'
import {
  Button,
  Inline,
  List,
  LoadMore,
  MessageBubble,
  PictureButton,
  Text,
  TextLink,
  ThreadFoot,
  ThreadHead,
  ThreadLink,
  ThreadLog,
  ThreadNote,
} from '../index'

const nothing = () => undefined

export const Conversations = () => (
  <List label="Conversations">
    <li>
      <ThreadLink
        to="/"
        name="Dockside Guarding Ltd"
        about="Door supervisor, Fri 20 Nov"
        words="Please be at the loading bay at 21:45."
        note="18:20"
        unread={2}
        active={false}
      />
    </li>
    <li>
      <ThreadLink
        to="/"
        name="Quay Events Ltd"
        about="Security guard, Mon 23 Nov"
        words="Thank you, see you then."
        note="Yesterday"
        unread={0}
        active
      />
    </li>
    <li>
      <ThreadLink to="/" name="Tower Stewards Ltd" about="Steward, Sat 28 Nov" note="2 Nov" unread={120} active />
    </li>
  </List>
)

export const Conversation = () => (
  <div>
    <ThreadHead back={<TextLink to="/">All conversations</TextLink>}>
      <Text weight="bold">Dockside Guarding Ltd</Text>
    </ThreadHead>
    <ThreadLog
      label="Messages with Dockside Guarding Ltd"
      older={<LoadMore hasMore onMore={nothing} noun="messages" />}
    >
      <ThreadNote>Friday, 20 November 2026</ThreadNote>
      <MessageBubble author="Dockside Guarding Ltd" note="18:20">
        Please be at the loading bay at 21:45.
      </MessageBubble>
      <MessageBubble own author="Ada Okafor" note="18:22, read">
        I will be there.
      </MessageBubble>
      <ThreadNote strong>Not read yet</ThreadNote>
    </ThreadLog>
    <ThreadFoot>
      <Inline>
        <PictureButton label="Send a picture" icon={<ImagePlus aria-hidden />} accept="image/*" />
        <Button icon={<Send aria-hidden />}>Send</Button>
      </Inline>
    </ThreadFoot>
  </div>
)
