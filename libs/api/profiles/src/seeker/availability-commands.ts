import type { AvailableHours, GapNote } from '@s4/contract'
import { v7 as uuid } from 'uuid'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { GAP_NOTE } from './availability'

export async function replaceAvailability(
  ctx: SeekerContext,
  { hours }: { hours: readonly AvailableHours[] },
): Promise<void> {
  const {
    tx,
    actor: { seekerId },
  } = ctx
  // One week at a time: two tabs would put in the same hours twice.
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

export async function explainGap(ctx: SeekerContext, { from, to, reason }: Omit<GapNote, 'id'>): Promise<GapNote> {
  const { seekerId } = ctx.actor
  const [note] = await ctx.tx.query<GapNote>(
    `insert into gap_note (id, seeker_id, from_date, to_date, reason) values ($1, $2, $3, $4, $5) returning ${GAP_NOTE}`,
    [uuid(), seekerId, from, to, reason],
  )
  await recordOwnChange(ctx, { action: 'gap.explained', subject: { kind: 'seeker', id: seekerId } })
  return found(note)
}

export async function removeGapNote(ctx: SeekerContext, { id }: { id: string }): Promise<void> {
  const [gone] = await ctx.tx.query('delete from gap_note where id = $1 and seeker_id = $2 returning id', [
    id,
    ctx.actor.seekerId,
  ])
  found(gone)
  await recordOwnChange(ctx, { action: 'gap.explanationRemoved', subject: { kind: 'gapNote', id } })
}
