import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { refuseSuspended } from '@s4/api-profiles/suspensions'
import { refuseStoppedCompany } from '@s4/api-profiles/vetting'
import { withSector } from './job-input'
import { jobRepository } from './store/job-repository'
import { attachClient } from './store/attach-client'
import { priceShifts } from './store/price-shifts'
import { plannedShifts } from './planned-shifts'
import { recordJob } from './record-job'
import { refuseRepeated } from './refuse-repeated'

/**
 * The shifts of a draft are planned again, because it may be days old. Throws `input.invalid` for a shift already begun
 * or a sector that does not fit the role, `job.posted-already`.
 */
export async function publishJob(
  ctx: CommandContext<CompanyActor>,
  { id, confirmRepeat }: { id: string; confirmRepeat: boolean },
): Promise<void> {
  const { tx, actor, now } = ctx
  await refuseStoppedCompany(tx, actor.companyId)
  await refuseSuspended(tx, { companyId: actor.companyId, now })
  const jobs = jobRepository(tx)
  const job = await jobs.lock(actor.companyId, id)
  if (job.status !== 'draft') throw new ApiError('job.not-draft')

  const { siaSector } = withSector(job)
  const shifts = plannedShifts({ schedule: job.schedule, zone: job.zone, now })
  if (!confirmRepeat) await refuseRepeated(tx, { companyId: actor.companyId, ...job, shifts })
  const standing = await jobs.shifts(id)
  await jobs.dropShifts(
    standing.map((shift) => shift.id),
    now,
  )
  await jobs.addShifts(id, shifts, job.positions)
  await priceShifts(tx, id)
  await attachClient(tx, id)
  if (siaSector !== job.siaSector) await jobs.setSector(id, siaSector)
  await jobs.setStatus(id, 'published', now)
  await recordJob(ctx, { id, action: 'job.published' })
}
