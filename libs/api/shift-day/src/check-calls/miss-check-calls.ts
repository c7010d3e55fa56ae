import { seekerLinks } from '@s4/links'
import type { CheckCall } from '@s4/contract'
import { raiseAlert } from '../alerts/raise-alert'
import { aboutDay } from '../live-shift/about-day'
import { workRepository, type Work } from '../live-shift/work-repository'
import type { CommandContext } from '@s4/api-platform/commands'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { checkCallRepository } from './check-call-repository'
import { scheduleCheckCall } from './next-check-call'

const BATCH_SIZE = 500

/** Marks check calls MISSED when their 5 minutes of grace are over, alerts the company, and schedules the next. */
export const missCheckCalls: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from check_call where status = 'due' and miss_at <= $1 order by miss_at limit $2`,
    [now, BATCH_SIZE],
  )
  await eachDue({ db, now }, due, async (ctx, id) => {
    const calls = checkCallRepository(ctx.tx)
    const found = await calls.byId(id)
    // The work is always locked first; the call is read again under that lock.
    const work = found && (await workRepository(ctx.tx).locked(found.assignmentId))
    const call = work && (await calls.byId(id))
    if (work && call?.status === 'due' && Date.parse(call.missAt) <= now.getTime())
      await missCheckCall(ctx, { work, call })
  })
}

interface MissedCall {
  /** Locked by the caller. */
  work: Work
  call: CheckCall
}

export async function missCheckCall(ctx: CommandContext<null>, { work, call }: MissedCall): Promise<void> {
  const { tx, now } = ctx
  await checkCallRepository(tx).miss(call.id, now)
  await scheduleCheckCall(ctx, work, new Date(call.dueAt))
  const alert = await raiseAlert(ctx, { work, kind: 'missedCheckCall', checkCallId: call.id })
  await ctx.record({
    action: 'check-call.missed',
    ...(await aboutDay(tx, work)),
    notices: [
      ...(alert ?? []),
      {
        to: [work.seekerUid],
        kind: 'check-call.missed',
        title: 'You missed a check call',
        body: 'The company has been alerted. Answer it now to say that you are all right.',
        link: seekerLinks.workInProgress,
      },
    ],
  })
}
