import { companyLinks, seekerLinks } from '@s4/links'
import type { Conversation } from '@s4/contract'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import { conversationRepository } from './conversation-repository'

export const MESSAGE_RECEIVED = 'message.received'

export const chatLink = (side: 'seeker' | 'company', id: string) =>
  `${side === 'seeker' ? seekerLinks.chat : companyLinks.chat}?conversation=${id}`

export interface People {
  seekers: readonly string[]
  members: readonly string[]
}

/** For the other side: one notice a conversation, with the number of unread messages, never their text. */
export async function messageNotices(
  { tx, actor }: CommandContext<Actor>,
  { id, company, seeker, job }: Conversation,
  { seekers, members }: People,
): Promise<NewNotice[]> {
  const fromSeeker = actor.seekerId !== null
  const name = fromSeeker ? seeker.name : company.name
  const notices: NewNotice[] = []
  for (const uid of fromSeeker ? members : seekers) {
    const reader = {
      uid,
      companyId: fromSeeker ? company.id : null,
      seekerId: fromSeeker ? null : seeker.id,
      siteIds: null,
    }
    const { unread } = await conversationRepository(tx, reader).byId(id)
    notices.push({
      to: [uid],
      kind: MESSAGE_RECEIVED,
      title: unread > 1 ? `${unread} new messages from ${name}` : `${name} wrote to you`,
      body: job.title,
      link: chatLink(fromSeeker ? 'company' : 'seeker', id),
      renews: true,
    })
  }
  return notices
}
