import type { GapNote } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'

const GAP_NOTE = 'id, from_date as from, to_date as to, reason'

export const gapNotes = (db: Db, seekerId: string): Promise<GapNote[]> =>
  db.query<GapNote>(`select ${GAP_NOTE} from gap_note where seeker_id = $1 order by from_date desc, id`, [seekerId])

export async function explainGap(ctx: SeekerContext, { from, to, reason }: Omit<GapNote, 'id'>): Promise<GapNote> {
  const { seekerId } = ctx.actor
  const [note] = await ctx.tx.query<GapNote>(
    `insert into gap_note (id, seeker_id, from_date, to_date, reason) values ($1, $2, $3, $4, $5)
     returning ${GAP_NOTE}`,
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
