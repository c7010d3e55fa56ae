import type { AvailableHours } from '@s4/contract'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import type { Db } from '@s4/db'
import { availableHours } from './availability'
import { recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'

export async function replaceAvailability(
  ctx: SeekerContext,
  { hours, before }: { hours: readonly AvailableHours[]; before?: Record<string, unknown> | undefined },
): Promise<void> {
  const {
    tx,
    actor: { seekerId },
  } = ctx
  // The lock stops two tabs from inserting the same hours twice.
  await tx.query('select id from seeker where id = $1 for no key update', [seekerId])
  refuseChangedMeanwhile({ before, now: { hours: await availableHours(tx, seekerId) }, yours: { hours } })
  await tx.query('delete from availability where seeker_id = $1', [seekerId])
  for (const { weekday, start, end } of hours) {
    await tx.query('insert into availability (seeker_id, weekday, start_time, end_time) values ($1, $2, $3, $4)', [
      seekerId,
      weekday,
      start,
      end,
    ])
  }
  await recordOwnChange(ctx, { action: 'availability.changed', subject: { kind: 'seeker', id: seekerId } })
}

export async function eraseAvailability(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from availability where seeker_id = $1', [seekerId])
}
