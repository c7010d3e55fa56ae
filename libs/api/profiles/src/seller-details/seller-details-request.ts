import type { Db } from '@s4/db'

/** SQL: true for a `seeker` who has not given what the report to HMRC names. */
export const WITHOUT_DETAILS = '(seeker.nino_sealed is null or seeker.date_of_birth is null)'

/** False when the seeker had been asked before. */
export async function startRequest(tx: Db, { seekerId, now }: { seekerId: string; now: Date }): Promise<boolean> {
  const started = await tx.query(
    `insert into seller_details_request (seeker_id, asked_at) values ($1, $2) on conflict do nothing
     returning seeker_id`,
    [seekerId, now],
  )
  return started.length > 0
}

export const removeRequest = async (tx: Db, seekerId: string): Promise<void> =>
  void (await tx.query('delete from seller_details_request where seeker_id = $1', [seekerId]))
