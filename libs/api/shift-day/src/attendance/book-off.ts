import type { Contract, ParsedInputOf } from '@s4/contract'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { finish } from './finish-work'
import { phoneSource } from './phone-source'
import { whereabouts } from '../live-shift/whereabouts'
import { ownWork, type Work } from '../live-shift/work-repository'

interface BookingOff {
  input: ParsedInputOf<Contract['assignments.bookOff']>
  actor: Actor | ShiftActor
  requestId: string
}

const OVER: ReadonlySet<Work['status']> = new Set(['completed', 'hoursAgreed', 'invoiced', 'paid'])

/** Books off. The same again changes nothing. */
export async function bookOff({ db, clock }: Deps, { input, actor, requestId }: BookingOff): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const work = await ownWork(tx, actor, input.id)
    if (OVER.has(work.status)) return
    await finish(tx, work, {
      at: now,
      now,
      source: phoneSource(actor),
      ...whereabouts(input.position, work),
      deviceAt: input.deviceAt,
      actor,
      requestId,
    })
  })
}
