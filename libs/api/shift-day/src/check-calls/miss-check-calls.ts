import type { CheckCall } from '@s4/contract'
import type { Db } from '@s4/db'
import { raiseAlert } from '../alerts/raise-alert'
import { recordDay } from '../live-shift/tell'
import { workRepository, type Work } from '../live-shift/work-repository'
import { notify } from '@s4/api-platform/notices'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { checkCallRepository } from './check-call-repository'
import { scheduleCheckCall } from './next-check-call'

const AT_ONCE = 500

/** Marks check calls MISSED when their 5 minutes of grace are over, alerts the company, and schedules the next. */
export const missCheckCalls: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from check_call where status = 'due' and miss_at <= $1 order by miss_at limit $2`,
    [now, AT_ONCE],
  )
  await eachDue({ db, now }, due, async ({ tx }, id) => {
    const calls = checkCallRepository(tx)
    const found = await calls.byId(id)
    // The work first, as everywhere, then the call as it is once the lock is ours.
    const work = found && (await workRepository(tx).locked(found.assignmentId))
    const call = work && (await calls.byId(id))
    if (work && call?.status === 'due' && Date.parse(call.missAt) <= now.getTime())
      await missCheckCall(tx, work, call, now)
  })
}

/** The miss itself; the work must be locked. */
export async function missCheckCall(tx: Db, work: Work, call: CheckCall, now: Date): Promise<void> {
  await checkCallRepository(tx).miss(call.id, now)
  await scheduleCheckCall(tx, work, new Date(call.dueAt), now)
  await raiseAlert(tx, work, { kind: 'missedCheckCall', now, checkCallId: call.id })
  await notify(tx, {
    at: now,
    to: [work.seekerUid],
    kind: 'check-call.missed',
    title: 'You missed a check call',
    body: 'The company has been alerted. Answer it now to say that you are all right.',
    link: '/User-workInprogess',
  })
  await recordDay(tx, { now, work, actor: null, action: 'check-call.missed' })
}
