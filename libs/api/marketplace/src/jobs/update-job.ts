import type { JobDraft, PayTerms, Terms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { rescindOffers } from '../offers/rescind-offers'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { oldTermsNotices } from './workers-on-old-terms'
import { breaksOffers, changeShifts } from './change-job'
import { siteFor, withSector, withTerms } from './job-input'
import { jobRepository } from './store/job-repository'
import { attachClient } from './store/attach-client'
import { priceShifts } from './store/price-shifts'
import { plannedShifts } from './planned-shifts'
import { recordJob } from './record-job'

type JobChange = Omit<JobDraft, 'terms'> & {
  id: string
  terms?: (Omit<Terms, 'pay'> & { pay?: PayTerms | undefined }) | undefined
  confirmAffected: boolean
  /** What the people affected are owed, as it was read; more is asked again. */
  owed?: number | undefined
  before?: Record<string, unknown> | undefined
}

/**
 * Changes a job and its shifts; agreed work keeps its terms. Throws `record.changed` for a field that is no longer as
 * in `before`.
 */
export async function updateJob(
  ctx: CommandContext<CompanyActor>,
  { id, confirmAffected, owed, before, terms, ...input }: JobChange,
): Promise<void> {
  const { tx, actor, now } = ctx
  const jobs = jobRepository(tx)
  const job = await jobs.lock(actor.companyId, id)
  const draft = withSector(withTerms({ ...input, terms: { ...job.terms, ...terms, pay: terms?.pay ?? job.terms.pay } }))
  if (job.status === 'cancelled')
    throw new ApiError('job.not-open', { message: 'This job is cancelled, so it cannot be changed.' })
  refuseChangedMeanwhile({ before, now: job, yours: draft })
  const { zone } = await siteFor(tx, actor.companyId, draft.siteId)
  const standing = (await jobs.shifts(id)).map(({ startsAt }) => startsAt)
  const planned = plannedShifts({ schedule: draft.schedule, zone, standing, ...(job.status !== 'draft' && { now }) })
  const { dropped, added, workersOnOldTerms } = await changeShifts(ctx, {
    job,
    draft,
    planned,
    confirmed: confirmAffected,
    read: owed,
  })
  // An offer whose terms became worse must not be accepted.
  if (breaksOffers(job, draft))
    await rescindOffers(ctx, {
      jobId: id,
      reason: 'The company changed the pay, the terms or what this job asks for.',
    })
  await jobs.change(id, draft, now)
  await priceShifts(tx, id)
  await attachClient(tx, id)
  await recordJob(ctx, {
    id,
    action: 'job.changed',
    detail: { dropped: dropped.length, added: added.length },
    ...oldTermsNotices(job, workersOnOldTerms),
  })
}
