import type { Db } from '@s4/db'
import type { Actor } from '../../server/actor'

type Who = Pick<Actor, 'seekerId' | 'companyId'>

/** Pieces of work agreed and not finished or settled: erasing an account must not leave the other side alone with them. */
export async function workAgreed(tx: Db, { seekerId, companyId }: Who): Promise<number> {
  const [row] = await tx.query<{ agreed: number }>(
    `select count(*)::integer as agreed from assignment
     where (seeker_id = $1 or company_id = $2) and status in ('assigned', 'inProgress', 'completed')`,
    [seekerId, companyId],
  )
  return row?.agreed ?? 0
}

/** Ends what could still become work: applications, offers, open jobs, being found. */
export async function withdrawFromNewWork(tx: Db, { seekerId, companyId }: Who, now: Date): Promise<void> {
  // The seeker first, as accepting does: the two take turns.
  await tx.query('update seeker set findable = false where id = $1', [seekerId])
  await tx.query(`update application set status = 'withdrawn', decided_at = $2 where seeker_id = $1 and status in ('applied', 'offered')`, [seekerId, now])
  await tx.query(`update offer set status = 'declined', decided_at = $2 where seeker_id = $1 and status = 'open'`, [seekerId, now])
  await tx.query(
    `update offer set status = 'rescinded', decided_at = $2 where status = 'open' and job_id in (select id from job where company_id = $1)`,
    [companyId, now],
  )
  await tx.query(`update job set status = 'closed' where company_id = $1 and status = 'published'`, [companyId])
}
