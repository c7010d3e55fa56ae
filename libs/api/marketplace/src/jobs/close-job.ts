import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { jobRepository } from './store/job-repository'
import { recordJob } from './record-job'

/** Nobody can apply any more; agreed work stays. */
export async function closeJob(ctx: CommandContext<CompanyActor>, { id }: { id: string }): Promise<void> {
  const jobs = jobRepository(ctx.tx)
  const job = await jobs.lock(ctx.actor.companyId, id)
  if (job.status !== 'published')
    throw new ApiError('job.not-open', { message: 'Only a job that is posted can be closed.' })
  await jobs.setStatus(id, 'closed', ctx.now)
  await recordJob(ctx, { id, action: 'job.closed' })
}
