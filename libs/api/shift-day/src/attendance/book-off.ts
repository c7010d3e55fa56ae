import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { timeText } from '@s4/domain/shift-text'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { afterWhatIsRecorded } from './after-what-is-recorded'
import { attendanceRepository } from './attendance-repository'
import { finishWork } from './finish-work'
import { phoneSource } from './phone-source'
import { sitePosition } from '../live-shift/site-position'
import { ownWork, type Work } from '../live-shift/work-repository'

const FINISHED: ReadonlySet<Work['status']> = new Set(['completed', 'hoursAgreed', 'invoiced', 'paid'])

/** A phone that booked off without a signal may differ from the company by this much. */
const SAME_TIME_MS = 5 * 60_000

/**
 * Booking off twice changes nothing. Throws `assignment.wrong-state` when a phone without a signal booked off at
 * another time than the company entered meanwhile.
 */
export async function bookOff(
  ctx: CommandContext<Actor | ShiftActor>,
  { id, position, deviceAt }: ParsedInputOf<Contract['attendance.bookOff']>,
): Promise<void> {
  const work = await ownWork(ctx, id)
  if (FINISHED.has(work.status)) return refuseOtherTime(ctx, work)
  await finishWork(ctx, {
    work,
    at: afterWhatIsRecorded(new Date(ctx.happened.at), work),
    source: phoneSource(ctx.actor),
    ...sitePosition(position, work),
    deviceAt,
  })
}

async function refuseOtherTime({ tx, happened }: CommandContext, work: Work): Promise<void> {
  if (happened.trust === 'onTime' || work.bookedOffAt === null) return
  if (Math.abs(happened.at - Date.parse(work.bookedOffAt)) <= SAME_TIME_MS) return
  if ((await attendanceRepository(tx, work.id).lastSource('bookOff')) !== 'manual') return
  const [entered, onPhone] = [work.bookedOffAt, new Date(happened.at).toISOString()].map((at) =>
    timeText(at, work.zone),
  )
  throw new ApiError('assignment.wrong-state', {
    message:
      `The company had booked you off at ${entered}; your phone says ${onPhone}. ` +
      'Give your times when you answer the hours.',
  })
}
