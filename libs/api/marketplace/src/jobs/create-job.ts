import type { JobDraft } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { refuseSuspended } from '@s4/api-profiles/suspensions'
import { refuseStoppedCompany } from '@s4/api-profiles/vetting'
import { siteFor, withSector, withTerms } from './job-input'
import { jobRepository } from './store/job-repository'
import { attachClient } from './store/attach-client'
import { priceShifts } from './store/price-shifts'
import { plannedShifts } from './planned-shifts'
import { recordJob } from './record-job'
import { refuseRepeated } from './refuse-repeated'

type NewJob = JobDraft & { publish: boolean }

/** A new job, as a draft or posted at once. Returns its id. Throws `job.posted-already`. */
export const createJob = (
  ctx: CommandContext<CompanyActor>,
  { confirmRepeat, ...input }: NewJob & { confirmRepeat: boolean },
): Promise<string> => writeJob(ctx, ctx.actor, input, { confirmRepeat })

/** The same in the name of a member, also when S4 acts, which does not ask about jobs posted already. */
export async function writeJob(
  ctx: CommandContext,
  { companyId, uid }: Pick<CompanyActor, 'companyId' | 'uid'>,
  { publish, ...input }: NewJob,
  { confirmRepeat = true }: { confirmRepeat?: boolean } = {},
): Promise<string> {
  const { tx, now } = ctx
  if (publish) {
    await refuseStoppedCompany(tx, companyId)
    await refuseSuspended(tx, { companyId, now })
  }
  const draft = withSector(withTerms(input))
  const { zone } = await siteFor(tx, companyId, draft.siteId)
  const shifts = plannedShifts({ schedule: draft.schedule, zone, ...(publish && { now }) })
  if (publish && !confirmRepeat) await refuseRepeated(tx, { companyId, ...draft, shifts })
  const jobs = jobRepository(tx)
  const id = await jobs.insert({ companyId, uid, draft, at: now })
  await jobs.addShifts(id, shifts, draft.positions)
  await priceShifts(tx, id)
  await attachClient(tx, id)
  if (publish) await jobs.setStatus(id, 'published', now)
  await recordJob(ctx, {
    id,
    companyId,
    action: publish ? 'job.published' : 'job.drafted',
    detail: { shifts: shifts.length },
  })
  return id
}
