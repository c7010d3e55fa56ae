import type { Db } from '@s4/db'
import { hasReason } from '../seeker-access/reason-to-see'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

/** A check is kept for the time of the work and two years (docs/product.md#document-checks). */
const KEPT_AFTER_WORK = `interval '2 years'`
const BATCH_SIZE = 200

/**
 * Keeps the checks of an erased worker for companies they worked for, without notes and answers, until they may be
 * removed; removes the others immediately.
 */
export async function eraseChecks(tx: Db, { seekerId, now }: { seekerId: string; now: Date }): Promise<void> {
  await tx.query(
    `update document_check set note = '', answer = null, answered_at = null, remove_at = coalesce(
       (select max(assignment.ends_at) + ${KEPT_AFTER_WORK} from assignment
         where assignment.company_id = document_check.company_id
          and assignment.seeker_id = document_check.seeker_id and ${liveAssignment()}), $2::timestamptz)
     where seeker_id = $1`,
    [seekerId, now],
  )
  await tx.query('delete from document_check where seeker_id = $1 and remove_at <= $2', [seekerId, now])
}

/**
 * Marks the checks of workers who are still here whose time is over: two years after the last shift for the company, or
 * after the check where there was none, and no reason to read the papers now.
 */
export const markOldChecks: DueWork = async ({ db }, now) => {
  await db.query(
    `update document_check set remove_at = $1 where id in (
       select document_check.id from document_check join seeker on seeker.id = document_check.seeker_id
       where document_check.remove_at is null and document_check.checked_at <= $1::timestamptz - ${KEPT_AFTER_WORK}
         and not exists (select from assignment where assignment.company_id = document_check.company_id
           and assignment.seeker_id = document_check.seeker_id and ${liveAssignment()}
           and assignment.ends_at > $1::timestamptz - ${KEPT_AFTER_WORK})
         and not ${hasReason({ company: 'document_check.company_id', now: '$1' })}
       limit ${BATCH_SIZE})`,
    [now],
  )
}

/** Removes the checks whose time is over. */
export const removeOldChecks: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select distinct seeker_id as id from document_check where remove_at <= $1 limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, old, async (ctx, seekerId) => {
    const removed = await ctx.tx.query(
      'delete from document_check where seeker_id = $1 and remove_at <= $2 returning id',
      [seekerId, now],
    )
    if (removed.length === 0) return
    await ctx.record({
      action: 'checks.removed',
      subject: { kind: 'seeker', id: seekerId },
      seekerId,
      detail: { removed: removed.length },
    })
  })
}
