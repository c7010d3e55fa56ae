import type { Db } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'

/** Removes invitations to work 30 days after they were answered, taken back or ran out. */
export async function removeOldWorkerInvitations({ db }: Deps, now: Date): Promise<void> {
  await db.query(
    `delete from worker_invitation where coalesce(ended_at, expires_at) < $1::timestamptz - interval '30 days'`,
    [now],
  )
}

/** Removes the invitations to work that were sent to an erased person. */
export async function eraseWorkerInvitations(tx: Db, recipient: string): Promise<void> {
  await tx.query('delete from worker_invitation where lower(recipient) = lower($1)', [recipient])
}

/** Ends the invitations of a closed company. */
export async function removeInvitationsOf(tx: Db, companyId: string): Promise<void> {
  await tx.query('delete from worker_invitation where company_id = $1', [companyId])
}
