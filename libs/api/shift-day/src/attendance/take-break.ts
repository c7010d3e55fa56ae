import type { Contract, ParsedInputOf } from '@s4/contract'
import { checkCallRepository } from '../check-calls/check-call-repository'
import { scheduleCheckCall } from '../check-calls/next-check-call'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { attendanceRepository } from './attendance-repository'
import { phoneSource } from './phone-source'
import { recordDay } from '../live-shift/tell'
import { whereabouts } from '../live-shift/whereabouts'
import { demandBookedOn, ownWork } from '../live-shift/work-repository'

interface Pause {
  input: ParsedInputOf<Contract['assignments.break']>
  actor: Actor | ShiftActor
  requestId: string
}

/** Starts or ends a break; the same again changes nothing. A check call not yet due waits for the end of the break; one already due stays to be answered. */
export async function takeBreak({ db, clock }: Deps, { input, actor, requestId }: Pause): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const work = await ownWork(tx, actor, input.id)
    demandBookedOn(work)
    const starting = input.action === 'start'
    if (starting === (work.onBreakSince !== null)) return

    const attendance = attendanceRepository(tx, work.id)
    await attendance.setBreak(starting ? now : null)
    // Two taps may be timed in the other order than they are kept: a break that ended before it began would never end.
    const at = work.onBreakSince && Date.parse(work.onBreakSince) > now.getTime() ? new Date(work.onBreakSince) : now
    const kind = starting ? 'breakStart' : 'breakEnd'
    await attendance.record({
      kind,
      source: phoneSource(actor),
      ...whereabouts(input.position, work),
      deviceAt: input.deviceAt,
      serverAt: at,
      byUid: actor.uid,
    })
    await checkCallRepository(tx).stop(work.id, now)
    const waiting = (await checkCallRepository(tx).of(work.id)).some(({ status }) => status === 'due')
    if (!starting && !waiting) await scheduleCheckCall(tx, { ...work, onBreakSince: null }, now, now)
    await recordDay(tx, {
      now,
      work,
      actor,
      action: starting ? 'attendance.break-started' : 'attendance.break-ended',
      requestId,
    })
  })
}
