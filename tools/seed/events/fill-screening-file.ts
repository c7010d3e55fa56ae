import type { Town } from '../server/town'
import { after, dateAfter, days } from '../town/moments'
import { seekers, type SeekerKey } from '../town/seekers'

const DAYS_AGO = 6
const THREE_YEARS = 1095
const FIRST = { name: 'Tom Hale', email: 'tom.hale@night-tsar.example', relation: 'Area manager for three years' }
const SECOND = { name: 'Ruth Adeyemi', email: 'ruth.adeyemi@night-tsar.example', relation: 'Area manager before' }

/** A worker consents to a screening; one referee confirms the last three years, and another has not answered. */
export function planScreeningFile({ agenda, call, openMail, now }: Town, key: SeekerKey): void {
  const { uid } = seekers[key]
  const latestWork = async () => {
    const [work] = await call(uid, 'experience.list', {})
    if (!work) throw new Error(`${key} has no experience`)
    return work
  }
  const ask = async (referee: typeof FIRST) => {
    const { id, employer } = await latestWork()
    await call(uid, 'references.ask', { ...referee, entryKind: 'employment', entryId: id, firm: employer })
  }
  agenda.at(after(now, -days(DAYS_AGO)), async () => {
    await call(uid, 'screening.declare', { judgments: { any: 'no' }, convictions: { any: 'no' }, consent: true })
    await ask(FIRST)
  })
  agenda.at(after(now, -days(DAYS_AGO - 1)), async () => {
    const { position } = await latestWork()
    await call(null, 'references.confirm', {
      secret: new URL(await openMail(FIRST.email)).hash.slice(1),
      from: dateAfter(now.slice(0, 10), -THREE_YEARS),
      role: position,
      reengage: 'yes',
      comment: 'I know them for three years only.',
    })
    await ask(SECOND)
  })
}
