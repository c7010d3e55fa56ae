import type { Town } from '../server/town'
import { after } from '../town/moments'
import type { AgreedWork } from './agreed-work'
import { planProblem } from './report-problem'
import { workShift } from './work-shift'

/** Agreed work is cancelled, missed or done. */
export async function agreeWork(
  town: Town,
  { acceptedAt, ...agreed }: Omit<AgreedWork, 'startsAt' | 'endsAt'> & { acceptedAt: string },
): Promise<void> {
  const { call, agenda } = town
  const { id, uid, fate } = agreed
  const { startsAt, endsAt } = await call(uid, 'assignments.show', { id })
  const work = { ...agreed, startsAt, endsAt }
  if (fate === 'assigned') return
  if (fate === 'cancelled')
    return agenda.at(
      after(acceptedAt, 9 * 60),
      async () =>
        void (await call(uid, 'assignments.cancel', {
          id,
          reason: 'My daughter is in hospital. I am sorry for the short notice.',
        })),
    )
  if (fate === 'noShow') return stayAway(town, work)
  workShift(town, work)
  planProblem(town, work)
}

/** Ten minutes after the start the company is alerted; at the end it records that nobody came, which ends the alert. */
function stayAway({ agenda, call, sweep }: Town, { id, posted, startsAt, endsAt }: AgreedWork): void {
  agenda.at(after(startsAt, 10), sweep)
  agenda.at(
    after(endsAt, 40),
    async () =>
      void (await call(posted.by, 'assignments.noShow', {
        id,
        reason: 'Did not come and could not be reached by telephone.',
      })),
  )
}
