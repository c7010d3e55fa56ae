import type { Contract, ParsedInputOf } from '@s4/contract'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { notificationRepository, signal } from '@s4/api-platform/notices'
import { conversationRepository } from './conversation-repository'
import { chatLink, MESSAGE_RECEIVED } from './message-notices'

/**
 * Marks a conversation as read up to a message and settles its notice once nothing is unread. Reading is not audited.
 */
export async function readConversation(
  { tx, actor, now }: CommandContext<Actor>,
  { id, sequence }: ParsedInputOf<Contract['chat.read']>,
): Promise<{ unread: number }> {
  const { uid, seekerId } = actor
  const repository = conversationRepository(tx, actor)
  await repository.byId(id)
  const changed = await repository.read(id, sequence, now)
  const { unread } = await repository.byId(id)
  if (!changed) return { unread }
  await signal(tx, [uid], ['chat'])
  const notice = { kind: MESSAGE_RECEIVED, link: chatLink(seekerId ? 'seeker' : 'company', id) }
  if (unread === 0 && (await notificationRepository(tx, uid).settle(notice, now)))
    await signal(tx, [uid], ['notifications'])
  return { unread }
}
