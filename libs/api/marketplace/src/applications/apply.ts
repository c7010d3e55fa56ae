import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { RequirementCode } from '@s4/domain/requirements'
import { isBookable } from '@s4/domain/job-status'
import { v7 as uuid } from 'uuid'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { links, listMemberUids } from '@s4/api-platform/notices'
import { engagementsOn } from '@s4/api-profiles/engagements'
import { isDoNotSend } from '@s4/api-profiles/seeker-access'
import { refuseSuspended, refuseSuspendedCompany } from '@s4/api-profiles/suspensions'
import { refuseStoppedCompany } from '@s4/api-profiles/vetting'
import { refuseHeldSeller } from '@s4/api-profiles/seller-details'
import { offerRepository } from '../offers/store/offer-repository'
import { applicationRepository } from './application-repository'
import { markOffered } from './store/application-store'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'

const DAY = 24 * 60 * 60_000
/** A limit, because the company gets a notice of each application. */
const MAX_WITHDRAWN = 3

interface ApplyInput {
  jobId: string
  note: string
}

interface JobToApplyFor {
  id: string
  companyId: string
  title: string
  status: string
  zone: string
  siaSector: string | null
  requirements: RequirementCode[]
  shifts: { startsAt: string; endsAt: string; positions: number; taken: number }[]
}

/**
 * Applies, or finds the live application: a repeated request makes no second one. Returns the id of the application and
 * the job.
 */
export async function apply(
  ctx: CommandContext<SeekerActor>,
  { jobId, note }: ApplyInput,
): Promise<{ id: string; job: JobToApplyFor }> {
  const { tx, actor, now } = ctx
  const pair = { jobId, seekerId: actor.seekerId }
  const applications = applicationRepository(tx)
  const job = await lockJob(tx, jobId)
  const already = await applications.live(jobId, actor.seekerId)
  if (already) return { id: already, job }
  refuseClosed(job, now)
  const pairOfWork = { companyId: job.companyId, seekerId: actor.seekerId, zone: job.zone }
  const kinds = await engagementsOn(tx, { ...pairOfWork, shifts: job.shifts })
  if (kinds.length === 0 || kinds.includes('self-employed')) await refuseHeldSeller(tx, actor.seekerId)
  await refuseStoppedCompany(tx, job.companyId)
  await refuseSuspended(tx, { seekerId: actor.seekerId, now })
  await refuseSuspendedCompany(tx, { companyId: job.companyId, now })
  if (await applications.wasRejected(jobId, actor.seekerId)) throw new ApiError('application.rejected-before')
  if ((await applications.withdrawnSince(jobId, actor.seekerId, new Date(now.getTime() - DAY))) >= MAX_WITHDRAWN)
    throw new ApiError('application.repeated')

  if (await isDoNotSend(tx, actor.seekerId, job.companyId)) throw new ApiError('worker.blocked')

  const id = await applications.insert({ id: uuid(), ...pair, note, now })
  if (id === null) return { id: (await applications.live(jobId, actor.seekerId)) ?? throwRecordChanged(), job }
  // An application of somebody who already has an offer is marked as offered.
  if ((await offerRepository(tx).joinApplication(pair, { id, now })) > 0) await markOffered(tx, pair)
  const members = await listMemberUids(tx, job.companyId)
  await ctx.record({
    action: 'application.made',
    subject: { kind: 'application', id },
    companyId: job.companyId,
    notices: [
      {
        to: members,
        kind: 'application.made',
        title: `${await seekerName(tx, actor)} applied for ${job.title}`,
        link: links.applicants(jobId),
      },
    ],
    signals: [{ to: [...members, actor.uid], resources: changes['applications.create'] }],
  })
  return { id, job }
}

function throwRecordChanged(): never {
  throw new ApiError('record.changed')
}

/** Locks the job, so that it is not cancelled during the application. */
async function lockJob(tx: Db, id: string): Promise<JobToApplyFor> {
  const [job] = await tx.query<Omit<JobToApplyFor, 'shifts'>>(
    `select job.id, job.company_id, job.title, job.status, job.sia_sector, job.requirements, site.zone
     from job join site on site.id = site_id where job.id = $1 and job.status <> 'draft' for share of job`,
    [id],
  )
  if (!job) throw new ApiError('job.missing')
  const shifts = await tx.query<JobToApplyFor['shifts'][number]>(
    `select starts_at, ends_at, positions,
       ${PLACES_TAKEN} as taken
     from shift where job_id = $1 and cancelled_at is null order by starts_at`,
    [id],
  )
  return { ...job, shifts }
}

function refuseClosed({ status, shifts }: JobToApplyFor, now: Date): void {
  const bookable = shifts.filter((shift) => isBookable(shift, now.toISOString()))
  if (status !== 'published' || bookable.length === 0) throw new ApiError('job.not-open')
  if (bookable.every(({ taken, positions }) => taken >= positions)) throw new ApiError('job.full')
}

async function seekerName(tx: Db, { seekerId }: SeekerActor): Promise<string> {
  const [seeker] = await tx.query<{ fullname: string }>('select fullname from seeker where id = $1', [seekerId])
  return seeker?.fullname ?? 'Somebody'
}
