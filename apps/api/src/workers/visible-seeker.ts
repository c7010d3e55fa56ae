import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'

/** True in SQL for a `seeker` whom the company `$2` may see (PRODUCT, *Roles and permissions*). */
export const SEEN = `(seeker.findable
  or exists (select from application join job on job.id = job_id where application.seeker_id = seeker.id and company_id = $2)
  or exists (select from offer join job on job.id = job_id where offer.seeker_id = seeker.id and company_id = $2)
  or exists (select from assignment where assignment.seeker_id = seeker.id and company_id = $2)
  or exists (select from saved_worker where saved_worker.seeker_id = seeker.id and company_id = $2))`

/** Throws `record.missing` for a seeker this company may not see. */
export async function visibleSeeker(db: Db, seekerId: string, companyId: string): Promise<{ uid: string; fullname: string }> {
  const [seeker] = await db.query<{ uid: string; fullname: string }>(`select uid, fullname from seeker where id = $1 and ${SEEN}`, [seekerId, companyId])
  if (!seeker) throw new Problem('record.missing', { message: 'We could not find that worker.' })
  return seeker
}

/** Whether this company has marked the seeker *do not send*. */
export const isDoNotSend = async (db: Db, seekerId: string, companyId: string): Promise<boolean> =>
  (await db.query('select 1 from saved_worker where seeker_id = $1 and company_id = $2 and do_not_send', [seekerId, companyId])).length > 0
