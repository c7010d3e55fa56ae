import type { Db } from '@s4/db'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

/** As long as a check of a document (docs/uk-rules.md#bs-7858). */
const KEPT_AFTER_WORK = `interval '2 years'`
const BATCH_SIZE = 200

/**
 * Keeps the decisions on an erased worker for companies they worked for, without reasons, until they may be removed;
 * removes the others immediately.
 */
export async function eraseDecisions(tx: Db, { seekerId, now }: { seekerId: string; now: Date }): Promise<void> {
  await tx.query(
    `update screening_decision set reason = '', remove_at = coalesce(
       (select max(assignment.ends_at) + ${KEPT_AFTER_WORK} from assignment
         where assignment.company_id = screening_decision.company_id
           and assignment.seeker_id = screening_decision.seeker_id and ${liveAssignment()}), $2::timestamptz)
     where seeker_id = $1`,
    [seekerId, now],
  )
  await tx.query('delete from screening_decision where seeker_id = $1 and remove_at <= $2', [seekerId, now])
}

/** Removes the decisions on erased workers whose time is over. */
export const removeOldDecisions: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select distinct seeker_id as id from screening_decision where remove_at <= $1 limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, old, async (ctx, seekerId) => {
    const removed = await ctx.tx.query(
      'delete from screening_decision where seeker_id = $1 and remove_at <= $2 returning id',
      [seekerId, now],
    )
    if (removed.length === 0) return
    await ctx.record({
      action: 'screening-decisions.removed',
      subject: { kind: 'seeker', id: seekerId },
      seekerId,
      detail: { removed: removed.length },
    })
  })
}
