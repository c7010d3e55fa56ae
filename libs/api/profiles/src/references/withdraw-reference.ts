import type { Db } from '@s4/db'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { removeLinks } from './remove-references'

export async function withdrawReference(ctx: SeekerContext, { id }: { id: string }): Promise<void> {
  const [withdrawn] = await ctx.tx.query(
    `update screening_reference set state = 'withdrawn' where id = $1 and seeker_id = $2 and state = 'asked'
     returning id`,
    [id, ctx.actor.seekerId],
  )
  found(withdrawn)
  await removeLinks(ctx.tx, [id])
  await recordOwnChange(ctx, { action: 'reference.withdrawn', subject: { kind: 'reference', id } })
}

/** Ends all questions of a worker that are not answered. */
export async function withdrawOpenReferences(tx: Db, seekerId: string): Promise<void> {
  const open = await tx.query<{ id: string }>(
    `update screening_reference set state = 'withdrawn' where seeker_id = $1 and state = 'asked' returning id`,
    [seekerId],
  )
  await removeLinks(
    tx,
    open.map(({ id }) => id),
  )
}
