import type { Conversation } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'
import { notify, signal } from '@s4/api-platform/notices'
import { conversationRepository } from './conversation-repository'

interface Told {
  conversation: Conversation
  actor: Actor
  people: { seekers: string[]; members: string[] }
  now: Date
}

const KIND = 'message.received'

/** Where a conversation stands in each app. */
export const chatLink = (side: 'seeker' | 'company', id: string) =>
  `${side === 'seeker' ? '/User-UserChatPage' : '/chat'}?conversation=${id}`

/** Tells the other side; messages not read yet stand in one notice of their conversation, which says how many. Never the words themselves. */
export async function tellOfMessage(tx: Db, { conversation, actor, people, now }: Told): Promise<void> {
  const { id, company, seeker, job } = conversation
  const fromSeeker = actor.seekerId !== null
  const name = fromSeeker ? seeker.name : company.name
  const link = chatLink(fromSeeker ? 'company' : 'seeker', id)

  for (const uid of fromSeeker ? people.members : people.seekers) {
    const reader = { uid, companyId: fromSeeker ? company.id : null, seekerId: fromSeeker ? null : seeker.id }
    const { unread } = await conversationRepository(tx, reader).byId(id)
    const title = unread > 1 ? `${unread} new messages from ${name}` : `${name} wrote to you`
    const [held] = await tx.query(
      'update notification set title = $4, created_at = $5 where uid = $1 and kind = $2 and link = $3 and read_at is null returning id',
      [uid, KIND, link, title, now],
    )
    if (held) await signal(tx, [uid], ['notifications'])
    else await notify(tx, { at: now, to: [uid], kind: KIND, title, body: job.title, link })
  }
}

/** A conversation that is read needs no notice any more. */
export async function settleNotice(tx: Db, uid: string, link: string, now: Date): Promise<void> {
  const read = await tx.query(
    'update notification set read_at = $4 where uid = $1 and kind = $2 and link = $3 and read_at is null returning id',
    [uid, KIND, link, now],
  )
  if (read.length > 0) await signal(tx, [uid], ['notifications'])
}
