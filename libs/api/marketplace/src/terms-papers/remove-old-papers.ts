import { TERMS_KEPT_YEARS } from '@s4/domain/retention'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

const BATCH_SIZE = 200

/** Removes what was agreed before work, a year after it ended. */
export const removeOldPapers: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select assignment_id as id from terms_paper join assignment on assignment.id = assignment_id
     where assignment.ends_at < $1::timestamptz - make_interval(years => ${TERMS_KEPT_YEARS})
     order by assignment.ends_at limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, old, async (ctx, id) => {
    await ctx.tx.query('delete from terms_paper where assignment_id = $1', [id])
    await ctx.record({ action: 'terms-paper.removed', subject: { kind: 'assignment', id } })
  })
}
