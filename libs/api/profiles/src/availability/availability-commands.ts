import type { AvailableHours } from '@s4/contract'
import type { Db } from '@s4/db'
import { recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'

export async function replaceAvailability(
  ctx: SeekerContext,
  { hours }: { hours: readonly AvailableHours[] },
): Promise<void> {
  const {
    tx,
    actor: { seekerId },
  } = ctx
  // The lock stops two tabs from inserting the same hours twice.
  await tx.query('select id from seeker where id = $1 for no key update', [seekerId])
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
