import { assignmentRepository } from '@s4/api-marketplace/assignments'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { agreedBySilenceNotice, disputedBySilenceNotices } from '../notices/hours-notices'
import { agreeHours } from './agree-hours'
import { disputeHours } from './dispute-hours'
import { minutesInDispute, hoursRepository } from './hours-repository'

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
    const notices = [await agreedBySilenceNotice(tx, work)]
    await agreeHours(ctx, [{ work, minutes: hours.proposedMinutes, extraMinutes: 0, notices }], sealer)
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
