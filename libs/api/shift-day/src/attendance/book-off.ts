import type { Contract, ParsedInputOf } from '@s4/contract'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { finish } from './finish-work'
import { phoneSource } from './phone-source'
import { whereabouts } from '../live-shift/whereabouts'
import { ownWork, type Work } from '../live-shift/work-repository'

const OVER: ReadonlySet<Work['status']> = new Set(['completed', 'hoursAgreed', 'invoiced', 'paid'])

/** Books off. The same again changes nothing. */
export async function bookOff(
  ctx: CommandContext<Actor | ShiftActor>,
  { id, position, deviceAt }: ParsedInputOf<Contract['attendance.bookOff']>,
): Promise<void> {
  const work = await ownWork(ctx, id)
  if (OVER.has(work.status)) return
  await finish(ctx, {
    work,
    at: ctx.now,
    source: phoneSource(ctx.actor),
    ...whereabouts(position, work),
    deviceAt,
  })
}
