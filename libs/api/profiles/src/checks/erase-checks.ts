import type { Db } from '@s4/db'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

/** A check is kept for the time of the work and two years (docs/product.md#document-checks). */
const KEPT = `interval '2 years'`
const BATCH_SIZE = 200

/** True in SQL where the company of `document_check` had work with its worker that ended less than two years before `$1`. */
const isKept = `exists (select from assignment where assignment.company_id = document_check.company_id
  and assignment.seeker_id = document_check.seeker_id and ${liveAssignment()} and assignment.ends_at > $1::timestamptz - ${KEPT})`

/** Removes the checks of an erased worker that no work stands behind; the words of both sides go in any case. */
export async function eraseChecks(tx: Db, { seekerId, now }: { seekerId: string; now: Date }): Promise<void> {
  await tx.query(`delete from document_check where seeker_id = $2 and not ${isKept}`, [now, seekerId])
  await tx.query(`update document_check set note = '', answer = null, answered_at = null where seeker_id = $1`, [
    seekerId,
  ])
}

/** Removes the checks of erased workers whose two years are over. */
export const removeOldChecks: DueWork = async ({ db }, now) => {
  const old = await db.query<{ id: string }>(
    `select distinct seeker_id as id from document_check join seeker on seeker.id = seeker_id join account on account.uid = seeker.uid
     where account.erased_at is not null and not ${isKept} limit ${BATCH_SIZE}`,
    [now],
  )
  await eachDue({ db, now }, old, async (ctx, seekerId) => {
    const removed = await ctx.tx.query(
      `delete from document_check where seeker_id = $2 and not ${isKept} returning id`,
      [now, seekerId],
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
