import { v7 as uuid } from 'uuid'
import type { Town } from '../server/town'
import { companies } from '../town/companies'
import { after } from '../town/moments'
import { seekers } from '../town/seekers'

const TITLE = 'Door supervisor, gaming expo'

/** Minutes before now, oldest first. */
const messages: readonly [minutesAgo: number, by: 'seeker' | 'company', text: string][] = [
  [190, 'seeker', 'Hello, is there somewhere to leave a bike near the gate?'],
  [176, 'company', 'Yes: behind the ticket office. Ask Priya for the key.'],
  [171, 'seeker', 'Perfect, thank you. I will be there ten minutes early.'],
  [34, 'company', 'Radios are on channel 4 tonight, not 2. See you later.'],
]

/** The two demo people talk about a job agreed between them; the last message is not read yet. */
export function planTalk({ agenda, call, now }: Town): void {
  const uids = { seeker: seekers.daniel.uid, company: companies.harbourline.uid }
  const [opened] = messages[0] ?? [0]
  agenda.at(after(now, -opened), async () => {
    const { data } = await call(uids.seeker, 'assignments.list', { status: 'assigned' })
    const work = data.find(({ title }) => title === TITLE)
    if (!work) throw new Error(`the demo seeker has no work called ${TITLE}`)
    const { id } = await call(uids.seeker, 'chat.open', { jobId: work.jobId })
    for (const [index, [minutesAgo, by, text]] of messages.entries()) {
      const reader = uids[by === 'seeker' ? 'company' : 'seeker']
      agenda.at(after(now, -minutesAgo), async () => {
        await call(uids[by], 'chat.send', { id, messageId: uuid(), text })
        if (index + 1 < messages.length) await call(reader, 'chat.read', { id, sequence: index + 1 })
      })
    }
  })
}
