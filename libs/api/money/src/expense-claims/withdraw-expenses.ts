import type { Db } from '@s4/db'

/** Takes back a worker's claims that nobody has answered, because the account ends. */
export async function withdrawExpenses(
  tx: Db,
  { seekerId, reason, now }: { seekerId: string; reason: string; now: Date },
): Promise<void> {
  await tx.query(
    `update expense_claim set status = 'refused', reason = $2, answered_at = $3
     where status = 'claimed' and assignment_id in (select id from assignment where seeker_id = $1)`,
    [seekerId, reason, now],
  )
}
