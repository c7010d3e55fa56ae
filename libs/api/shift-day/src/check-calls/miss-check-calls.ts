import { seekerLinks } from '@s4/links'
import type { CheckCall } from '@s4/contract'
import { raiseAlert } from '../alerts/raise-alert'
import { aboutDay } from '../live-shift/about-day'
import { workRepository, type Work } from '../live-shift/work-repository'
import type { CommandContext } from '@s4/api-platform/commands'
import { dueInBatches, type DueWork } from '@s4/api-platform/sweep'
import { checkCallRepository } from './check-call-repository'
import { scheduleCheckCall } from './next-check-call'

const MOST_IN_A_SWEEP = 1000

/** Marks check calls MISSED when their 5 minutes of grace are over, alerts the company, and schedules the next. */
export const missCheckCalls: DueWork = async ({ db }, now) => {
  // A company's calls stand together, so that two batches seldom write about the same company.
  const due = await db.query<{ id: string }>(
    `select check_call.id from check_call join assignment on assignment.id = assignment_id
     where check_call.status = 'due' and miss_at <= $1
     order by min(miss_at) over (partition by company_id), company_id, miss_at, check_call.id limit $2`,
    [now, MOST_IN_A_SWEEP],
  )
  await dueInBatches({ db, now }, due, {
    // The work is always locked first; who is answering now holds it, and then the next sweep looks again.
    hold: (tx, ids) =>
      tx.query(
        `select check_call.id from check_call join assignment on assignment.id = assignment_id
         where check_call.id = any($1) order by miss_at, check_call.id for update of assignment skip locked`,
        [ids],
      ),
    act: async (ctx, id) => {
      const calls = checkCallRepository(ctx.tx)
      const found = await calls.byId(id)
      const work = found && (await workRepository(ctx.tx).locked(found.assignmentId))
      // Read again under the lock.
      const call = work && (await calls.byId(id))
      if (work && call?.status === 'due' && Date.parse(call.missAt) <= now.getTime())
        await missCheckCall(ctx, { work, call })
    },
  })
}

interface MissedCall {
  /** Locked by the caller. */
  work: Work
  call: CheckCall
  /** When it was answered late, before it was marked. */
  answeredAt?: Date
}

export async function missCheckCall(ctx: CommandContext<null>, { work, call, answeredAt }: MissedCall): Promise<void> {
  const { tx, now } = ctx
  await checkCallRepository(tx).miss(call.id, now)
  await scheduleCheckCall(ctx, work, new Date(call.dueAt))
  const checkCall = answeredAt ? { ...call, status: 'late' as const, answeredAt: answeredAt.toISOString() } : call
  const alert = await raiseAlert(ctx, { work, kind: 'missedCheckCall', checkCall })
  await ctx.record({
    action: 'check-call.missed',
    ...(await aboutDay(tx, work)),
    notices: [
      ...(alert ?? []),
      {
        to: [work.seekerUid],
        kind: 'check-call.missed',
        title: 'You missed a check call',
        body: answeredAt
          ? 'The company has been alerted, and reads that you answered late.'
          : 'The company has been alerted. While you are on this shift you can still answer it.',
        link: seekerLinks.workInProgress,
      },
    ],
  })
}
