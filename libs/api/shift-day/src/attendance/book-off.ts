import type { Contract, ParsedInputOf } from '@s4/contract'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { finishWork } from './finish-work'
import { phoneSource } from './phone-source'
import { sitePosition } from '../live-shift/site-position'
import { ownWork, type Work } from '../live-shift/work-repository'

const FINISHED: ReadonlySet<Work['status']> = new Set(['completed', 'hoursAgreed', 'invoiced', 'paid'])

/** Booking off twice changes nothing. */
export async function bookOff(
  ctx: CommandContext<Actor | ShiftActor>,
  { id, position, deviceAt }: ParsedInputOf<Contract['attendance.bookOff']>,
): Promise<void> {
  const work = await ownWork(ctx, id)
  if (FINISHED.has(work.status)) return
  await finishWork(ctx, {
    work,
    at: ctx.now,
    source: phoneSource(ctx.actor),
    ...sitePosition(position, work),
    deviceAt,
  })
}
