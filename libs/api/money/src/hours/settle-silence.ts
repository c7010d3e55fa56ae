import type { Db } from '@s4/db'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import type { Sealing } from '@s4/api-platform/deps'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { agreeHours } from './agree-hours'
import { disputeHours } from './dispute-hours'
import { tellOfSilence } from '../notices/hours-notices'
import { disputedOf, hoursRepository } from './hours-repository'

/** After 72 hours a company's silence agrees the worker's figure for the shift, a worker's leaves a counter-proposal disputed (PRODUCT rule 11). */
export const settleSilence: DueWork = async ({ db, sealing }, now) => {
  const due = await db.query<{ id: string }>(
    `select assignment_id as id from assignment_hours where status in ('proposed', 'countered') and respond_by <= $1 order by respond_by`,
    [now],
  )
  await eachDue({ db, now }, due, ({ tx }, id) => settle(tx, id, { now, sealing }))
}

async function settle(tx: Db, id: string, { now, sealing }: { now: Date; sealing: Sealing }): Promise<void> {
  const work = await assignmentRepository(tx).lockForSweep(id)
  const hours = await hoursRepository(tx, id).show()
  // Somebody may have answered between the search and the lock.
  if (!hours || hours.respondBy === null || Date.parse(hours.respondBy) > now.getTime()) return

  if (hours.status === 'proposed') {
    await agreeHours(tx, work, { minutes: hours.proposedMinutes, extraMinutes: 0, actor: null, now, sealing })
    await tellOfSilence(tx, work, now, 'agreed')
  } else if (hours.status === 'countered') {
    const problem = await disputeHours(tx, work, { actor: null, now, sealing, reason: null })
    await tellOfSilence(tx, work, now, { problem, disputed: disputedOf(hours) })
  }
}
