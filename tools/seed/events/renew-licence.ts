import type { Town } from '../server/town'
import { after, dateAfter, hours } from '../town/moments'
import { seekers, type SeekerKey } from '../town/seekers'

const THREE_YEARS = 1095

/** A worker with coming shifts renews their first licence, so that their companies have to check it again. */
export function planRenewal({ agenda, call, now }: Town, key: SeekerKey): void {
  const { uid, licences } = seekers[key]
  agenda.at(after(now, -hours(2)), async () => {
    const held = (await call(uid, 'licence.list', {})).find(({ sector }) => sector === licences[0]?.sector)
    if (!held) return
    const { id, sector } = held
    await call(uid, 'licence.update', { id, kind: 'sia', sector, expiresOn: dateAfter(now.slice(0, 10), THREE_YEARS) })
  })
}
