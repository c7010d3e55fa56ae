import { ApiError } from '@s4/contract/api-error'
import { type Handler, implement, toPage, readCursor } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { listMemberUids } from '@s4/api-platform/notices'
import { broadcast, broadcastRecipients } from './broadcast'
import {
  conversationRepository,
  isHeldBack,
  listChatMembers,
  listWorkEvents,
  uidOfSeeker,
} from './conversation-repository'
import { deliverAfterCommit } from './deliver-chat'
import { openConversation } from './open-conversation'
import { readConversation } from './read-conversation'
import { sendMessage } from './send-message'

export const chatHandlers = (deps: Deps): Handler[] => [
  implement('chat.list', async ({ input: { cursor, limit }, actor }) => {
    const found = await conversationRepository(deps.db, actor).page({
      limit: limit + 1,
      after: readCursor(cursor),
      sealer: deps.sealer,
    })
    return toPage(found, limit, ({ lastAt: at, id }) => ({ at, id }))
  }),

  implement('chat.unread', async ({ actor }) => ({
    unread: await conversationRepository(deps.db, actor).unread(),
  })),

  implement('chat.open', async ({ input, transact }) => {
    const conversation = await transact((ctx) => openConversation(ctx, input))
    deliverAfterCommit(deps, conversation.id)
    return conversation
  }),

  implement('chat.show', async ({ input: { id }, actor }) => {
    const conversation = await conversationRepository(deps.db, actor).byId(id)
    return {
      ...conversation,
      inSecret: await isHeldBack(deps.db, conversation, actor),
      events: await listWorkEvents(deps.db, conversation),
      readers: actor.seekerId
        ? await listMemberUids(deps.db, conversation.company.id)
        : await uidOfSeeker(deps.db, conversation.seeker.id),
      members: await listChatMembers(deps.db, conversation, actor),
    }
  }),

  implement('chat.send', async ({ input, reply, transact }) => {
    if (!deps.chat) throw new ApiError('chat.off')
    const receipt = await transact((ctx) => sendMessage(ctx, { ...input, sealer: deps.sealer }))
    deliverAfterCommit(deps, input.id)
    // Accepted: the message is stored, and its delivery to Firestore follows.
    void reply.code(202)
    return receipt
  }),

  implement('chat.recipients', async ({ input, actor }) => {
    const { recipients, inSecret } = await broadcastRecipients(deps.db, actor, input, deps.clock.now())
    return { people: recipients.length, inSecret }
  }),

  implement('chat.broadcast', async ({ input, reply, transact }) => {
    if (!deps.chat) throw new ApiError('chat.off')
    const conversations = await transact((ctx) => broadcast(ctx, { ...input, sealer: deps.sealer }))
    for (const id of conversations) deliverAfterCommit(deps, id)
    void reply.code(202)
    return { people: conversations.length }
  }),

  implement('chat.read', ({ input, transact }) => transact((ctx) => readConversation(ctx, input))),
]
