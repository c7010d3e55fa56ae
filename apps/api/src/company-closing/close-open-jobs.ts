import { rejectApplicants } from '@s4/api-marketplace/applications'
import { jobRepository } from '@s4/api-marketplace/jobs'
import { rescindOffers } from '@s4/api-marketplace/offers'
import { pauseRecurringOf } from '@s4/api-marketplace/recurring'
import type { CommandContext } from '@s4/api-platform/commands'

/**
 * Takes back a company's open offers, turns down its open applications, closes its jobs and pauses its recurring work;
 * agreed work stays.
 */
export async function closeOpenJobs(
  ctx: CommandContext,
  { companyId, reason }: { companyId: string; reason: string },
): Promise<void> {
  const { tx, now } = ctx
  await pauseRecurringOf(tx, { companyId, now })
  const jobs = await tx.query<{ id: string; status: string }>(
    `select id, status from job
     where company_id = $1 and (status = 'published'
       or exists (select from offer where job_id = job.id and offer.status = 'open')
       or exists (select from application where job_id = job.id and application.status in ('applied', 'offered')))
     order by id`,
    [companyId],
  )
  for (const { id, status } of jobs) {
    await rescindOffers(ctx, { jobId: id, companyId, reason })
    await rejectApplicants(ctx, { jobId: id, companyId, reason })
    if (status !== 'published') continue
    await jobRepository(tx).setStatus(id, 'closed', now)
    await ctx.record({ action: 'job.closed', subject: { kind: 'job', id }, companyId })
  }
}
