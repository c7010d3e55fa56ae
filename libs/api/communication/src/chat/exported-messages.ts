import type { Actor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { conversationMessages } from './conversation-messages'

/** A seeker's export has whole conversations; a company member's has only what they wrote. */
export async function exportedMessages(deps: Deps, { uid, seekerId }: Actor): Promise<Record<string, unknown>[]> {
  const conversations = await deps.db.query<{ id: string; title: string }>(
    `select conversation.id, job.title from conversation join job on job.id = job_id
     where last_sequence > 0 and (seeker_id = $2::uuid
         or exists (select from chat_message where conversation_id = conversation.id and sender_uid = $1))
     order by conversation.id`,
    [uid, seekerId],
  )
  const exported: Record<string, unknown>[] = []
  for (const { id, title } of conversations) {
    for (const { senderUid, sequence, sentAt, text } of await conversationMessages(deps, id)) {
      if (seekerId || senderUid === uid)
        exported.push({
          conversationId: id,
          job: title,
          sequence,
          sentAt,
          from: senderUid === uid ? 'you' : seekerId ? 'the company' : 'the worker',
          text,
        })
    }
  }
  return exported
}
