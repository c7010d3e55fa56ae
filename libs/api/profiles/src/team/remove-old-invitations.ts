import type { Deps } from '@s4/api-platform/deps'

const THIRTY_DAYS = 30 * 24 * 60 * 60_000

/** Removes invitations 30 days after they were accepted, taken back or ran out. */
export async function removeOldInvitations({ db }: Deps, now: Date): Promise<void> {
  await db.query('delete from company_invitation where coalesce(ended_at, expires_at) < $1', [
    new Date(now.getTime() - THIRTY_DAYS),
  ])
}
