import { after } from './town/moments'
import { tell } from './tell'
import { idAt, seekerOf, type Town } from './town/town'
import { companies } from './town/companies'

/** Minutes before now, oldest first. */
const said: readonly [minutesAgo: number, by: 'seeker' | 'company', text: string][] = [
  [190, 'seeker', 'Hello, is there somewhere to leave a bike near the gate?'],
  [176, 'company', 'Yes: behind the ticket office. Ask Priya for the key.'],
  [171, 'seeker', 'Perfect, thank you. I will be there ten minutes early.'],
  [34, 'company', 'Radios are on channel 4 tonight, not 2. See you later.'],
]

/** The two demo people talk about a job agreed between them. The server's next sweep brings it to Firestore, where there is one. */
export function planTalk(town: Town): void {
  const { rows, now } = town
  const companyUid = companies.harbourline.uid
  const { uid } = seekerOf('daniel')
  const agreed = rows
    .of('assignment')
    .filter(
      ({ seeker_id, company_id }) =>
        seeker_id === town.seekerId('daniel') && company_id === town.companyId('harbourline'),
    )
  const work = agreed.find(({ status }) => status === 'assigned') ?? agreed[0]
  if (!work) return
  const { title } = work

  const [first, last] = [after(now, -(said[0]?.[0] ?? 0)), after(now, -(said.at(-1)?.[0] ?? 0))]
  const id = idAt(first)
  rows.add('conversation', {
    id,
    job_id: work['job_id'] ?? null,
    company_id: work['company_id'] ?? null,
    seeker_id: work['seeker_id'] ?? null,
    created_at: first,
    last_sequence: said.length,
    last_at: last,
    next_try_at: now,
    last_words_sealed: town.seal(said.at(-1)?.[2] ?? '', 'conversation.last_words_sealed', id),
  })
  for (const [index, [minutesAgo, by, text]] of said.entries()) {
    const at = after(now, -minutesAgo)
    rows.add('chat_message', {
      id: idAt(at),
      conversation_id: id,
      sequence: index + 1,
      sender_uid: by === 'seeker' ? uid : companyUid,
      text,
      sent_at: at,
    })
  }
  rows.add('conversation_reader', { conversation_id: id, uid: companyUid, read_sequence: said.length, read_at: last })
  rows.add('conversation_reader', {
    conversation_id: id,
    uid,
    read_sequence: said.length - 1,
    read_at: after(last, -100),
  })
  tell(town, {
    at: last,
    to: uid,
    kind: 'message.received',
    title: `${companies.harbourline.companyName} wrote to you`,
    body: typeof title === 'string' ? title : '',
    link: `/User-UserChatPage?conversation=${id}`,
  })
}
