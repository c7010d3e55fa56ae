import { EVIDENCE_KEPT_YEARS } from '@s4/domain/retention'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

const BATCH_SIZE = 200

/** Forgets the files that were made as evidence, 6 years later. */
export const removeOldEvidence: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select encode(sha256, 'hex') as id from evidence_file
     where made_at < $1::timestamptz - make_interval(years => ${EVIDENCE_KEPT_YEARS})
     order by made_at limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, old, async (ctx, id) => {
    await ctx.tx.query(`delete from evidence_file where sha256 = decode($1, 'hex')`, [id])
    await ctx.record({ action: 'evidence.removed', subject: { kind: 'evidence', id } })
  })
}
