import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { type AgreedTerms, owedForCancelling } from '../assignments/owed-for-cancelling'

/** What cancelling a job now would end, and what that owes. Throws `job.missing`. */
export async function cancellationCost(
  db: Db,
  { companyId, jobId, now }: { companyId: string; jobId: string; now: Date },
): Promise<{ places: number; owed: number }> {
  const [job] = await db.query('select 1 from job where id = $1 and company_id = $2', [jobId, companyId])
  if (!job) throw new ApiError('job.missing')
  const agreed = await db.query<AgreedTerms>(
    `select starts_at, ends_at, pay_per_hour, terms, stretches from assignment
     where job_id = $1 and status = 'assigned' and ends_at > $2`,
    [jobId, now],
  )
  return { places: agreed.length, owed: agreed.reduce((sum, work) => sum + owedForCancelling(work, 'company', now), 0) }
}
