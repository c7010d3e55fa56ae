import type { Db } from '@s4/db'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { hasReason } from '../seeker-access/reason-to-see'

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

/**
 * Marks the decisions on workers who are still here whose time is over: two years after the last shift for the company,
 * or after the decision where there was none, and no reason to read the papers now.
 */
export const markOldDecisions: DueWork = async ({ db }, now) => {
  await db.query(
    `update screening_decision set remove_at = $1 where id in (
       select decision.id from screening_decision as decision join seeker on seeker.id = decision.seeker_id
       where decision.remove_at is null and decision.decided_at <= $1::timestamptz - ${KEPT_AFTER_WORK}
         and not exists (select from assignment where assignment.company_id = decision.company_id
           and assignment.seeker_id = decision.seeker_id and ${liveAssignment()}
           and assignment.ends_at > $1::timestamptz - ${KEPT_AFTER_WORK})
         and not ${hasReason({ company: 'decision.company_id', now: '$1' })}
       limit ${BATCH_SIZE})`,
    [now],
  )
}

/** Removes the decisions whose time is over. */
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
