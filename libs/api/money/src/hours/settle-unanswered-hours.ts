import type { Db } from '@s4/db'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { agreedBySilenceNotice, disputedBySilenceNotices } from '../notices/hours-notices'
import { agreeHours } from './agree-hours'
import { disputeHours } from './dispute-hours'
import { minutesInDispute, hoursRepository, type HoursRow } from './hours-repository'
import { isLowered, leftByOtherWork } from './left-by-other-work'

/**
 * After 72 hours without an answer the worker's proposal is agreed, and the company's counter-proposal becomes disputed
 * (docs/product.md#hours).
 */
export const settleUnansweredHours: DueWork = async ({ db, sealer }, now) => {
  const due = await db.query<{ id: string }>(
    `select assignment_id as id from assignment_hours
     where status in ('proposed', 'countered') and respond_by <= $1 order by respond_by`,
    [now],
  )
  await eachDue({ db, now }, due, (ctx, id) => settle(ctx, { id, sealer }))
}

async function settle(ctx: CommandContext, { id, sealer }: { id: string; sealer: Sealer }): Promise<void> {
  const { tx, now } = ctx
  const work = await assignmentRepository(tx).lockForSweep(id)
  const hours = await hoursRepository(tx, id).show()
  // Somebody may have answered between the query and the lock.
  if (!hours || hours.respondBy === null || Date.parse(hours.respondBy) > now.getTime()) return

  if (hours.status === 'proposed') {
    const minutes = await minutesBySilence(tx, work, hours)
    const notices = [await agreedBySilenceNotice(tx, work, minutes)]
    await agreeHours(ctx, [{ work, minutes, extraMinutes: 0, notices }], sealer)
  } else if (hours.status === 'countered') {
    const minutes = minutesInDispute(hours)
    await disputeHours(ctx, {
      work,
      reason: null,
      notices: (problem) => disputedBySilenceNotices(tx, work, { problem, minutes }),
      sealer,
    })
  }
}

/** The worker's figure, as far as other work leaves it. */
async function minutesBySilence(tx: Db, work: LockedAssignment, hours: HoursRow): Promise<number> {
  if (isLowered(hours)) return hours.proposedMinutes
  return Math.min(hours.proposedMinutes, (await leftByOtherWork(tx, work, hours)).minutes)
}
