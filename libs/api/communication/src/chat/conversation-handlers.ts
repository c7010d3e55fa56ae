import { Problem } from '@s4/contract/problem'
import { type Handler, implement, pageOf, readCursor } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { membersOf, signal } from '@s4/api-platform/notices'
import { conversationRepository, eventsOf, uidOfSeeker } from './conversation-repository'
import { deliverSoon } from './deliver-chat'
import { openConversation } from './open-conversation'
import { sendMessage } from './send-message'
import { chatLink, settleNotice } from './tell-of-message'

export const conversationHandlers = (deps: Deps): Handler[] => [
  implement('conversations.list', async ({ input: { cursor, limit }, actor }) => {
    const found = await conversationRepository(deps.db, actor).page({
      limit: limit + 1,
      after: readCursor(cursor),
      sealing: deps.sealing,
    })
    return pageOf(found, limit, ({ lastAt: at, id }) => ({ at, id }))
  }),

  implement('conversations.unread', async ({ actor }) => ({
    unread: await conversationRepository(deps.db, actor).unread(),
  })),

  implement('conversations.open', async ({ input, actor, request }) => {
    const conversation = await openConversation(deps, { ...input, actor, requestId: request.id })
    deliverSoon(deps, conversation.id)
    return conversation
  }),

  implement('conversations.show', async ({ input: { id }, actor }) => {
    const conversation = await conversationRepository(deps.db, actor).byId(id)
    return {
      ...conversation,
      events: await eventsOf(deps.db, conversation),
      readers: actor.seekerId
        ? await membersOf(deps.db, conversation.company.id)
        : await uidOfSeeker(deps.db, conversation.seeker.id),
    }
  }),

  implement('conversations.send', async ({ input, actor, request, reply }) => {
    if (!deps.chat) throw new Problem('chat.off')
    const receipt = await sendMessage(deps, { input, actor, requestId: request.id })
    deliverSoon(deps, input.id)
    // Accepted for good, and on its way to whoever reads along.
    void reply.code(202)
    return receipt
  }),

  implement('conversations.read', ({ input: { id, sequence }, actor }) =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock.now()
      const repository = conversationRepository(tx, actor)
      await repository.byId(id)
      const changed = await repository.read(id, sequence, now)
      const { unread } = await repository.byId(id)
      if (changed) await signal(tx, [actor.uid], ['conversations'])
      if (changed && unread === 0)
        await settleNotice(tx, actor.uid, chatLink(actor.seekerId ? 'seeker' : 'company', id), now)
      return { unread }
    }),
  ),
]
