import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { rejectApplicants } from '../applications/reject-applicants'
import { refuseDearer } from '../assignments/refuse-dearer'
import { rescindOffers } from '../offers/rescind-offers'
import { cancelAssignments } from './cancel-assignments'
import { cancellationCost } from './cancellation-cost'
import { jobRepository } from './store/job-repository'
import { recordJob } from './record-job'

interface CancelInput {
  id: string
  reason: string
  owed?: number | undefined
}

/**
 * Cancels a job and its future shifts. Work in progress is finished and paid. Throws `job.missing`, `job.not-open`,
 * `assignment.costs-more`.
 */
export async function cancelJob(
  ctx: CommandContext<CompanyActor>,
  { id, reason, owed: read }: CancelInput,
): Promise<void> {
  const { tx, actor, now } = ctx
  const jobs = jobRepository(tx)
  const job = await jobs.lock(actor.companyId, id)
  if (job.status === 'cancelled') throw new ApiError('job.not-open', { message: 'This job is already cancelled.' })
  const { owed } = await cancellationCost(tx, { companyId: actor.companyId, jobId: id, now })
  refuseDearer(owed, read)
  const comingShiftIds = (await jobs.shifts(id))
    .filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
    .map((shift) => shift.id)
  const cancellation = { jobId: id, shiftIds: comingShiftIds, reason }
  const cancelled = await cancelAssignments(ctx, cancellation)
  await rescindOffers(ctx, cancellation)
  await rejectApplicants(ctx, cancellation)
  await jobs.cancelFreeShifts(comingShiftIds, now)
  await jobs.setStatus(id, 'cancelled', now)
  await recordJob(ctx, { id, action: 'job.cancelled', detail: { assignments: cancelled } })
}
