import { localDate } from '@s4/domain/shift-text'
import type { Town } from '../server/town'
import { companies } from '../town/companies'
import { after, days, ZONE } from '../town/moments'
import { seekers, type SeekerKey } from '../town/seekers'

const TEAM: readonly SeekerKey[] = ['tomasz', 'daniel']
const STAFF: SeekerKey = 'tomasz'

/** The demo company has a team of two saved workers with tags; one of them is its own staff from today on. */
export function planOwnPeople({ agenda, call, now, seekerIds }: Town): void {
  const { uid } = companies.harbourline
  agenda.at(after(now, -days(6)), async () => {
    const { id: teamId } = await call(uid, 'workerTeams.create', { name: 'Weekend doors' })
    for (const key of TEAM) {
      const id = seekerIds.get(key) ?? ''
      await call(uid, 'workers.save', { id })
      await call(uid, 'workerTeams.place', {
        id,
        teamIds: [teamId],
        tags: key === STAFF ? ['nights', 'own keys'] : ['nights'],
      })
    }
    const startsOn = localDate(now, ZONE)
    await call(uid, 'engagements.propose', {
      id: seekerIds.get(STAFF) ?? '',
      kind: 'own-staff',
      payrollNumber: 'HL-0017',
      startsOn,
    })
    const worker = seekers[STAFF].uid
    const [proposal] = await call(worker, 'engagements.list', {})
    if (proposal) await call(worker, 'engagements.answer', { id: proposal.id, accept: true })
  })
}
