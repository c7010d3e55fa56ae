import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { RequirementCode } from '@s4/domain/requirements'
import { ownShiftText } from '@s4/domain/can-i-work-this'
import { isBookable } from '@s4/domain/job-status'
import { shiftText } from '@s4/domain/shift-text'
import { v7 as uuid } from 'uuid'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { links, listMemberUids, shiftsText } from '@s4/api-platform/notices'
import { engagementsOn } from '@s4/api-profiles/engagements'
import { isDoNotSend } from '@s4/api-profiles/seeker-access'
import { refuseSuspended, refuseSuspendedCompany } from '@s4/api-profiles/suspensions'
import { refuseStoppedCompany } from '@s4/api-profiles/vetting'
import { refuseHeldSeller } from '@s4/api-profiles/seller-details'
import { offerRepository } from '../offers/store/offer-repository'
import { applicationRepository } from './application-repository'
import { markOffered } from './store/application-store'
import { clashesWithWork, isOwnShiftOver, PLACES_TAKEN } from '@s4/api-platform/agreed-work'

const DAY = 24 * 60 * 60_000
/** A limit, because the company gets a notice of each application. */
const MAX_WITHDRAWN = 3

interface ApplyInput {
  jobId: string
  note: string
  /** The whole job when none are named. */
  shiftIds?: readonly string[] | undefined
}

interface JobShift {
  id: string
  startsAt: string
  endsAt: string
  positions: number
  taken: number
  /** The seeker has agreed work at that time. */
  clashes: boolean
  /** Of the place the seeker has or had on it, whether it was booked off; null without one. */
  isOwnOver: boolean | null
}

interface JobToApplyFor {
  id: string
  companyId: string
  title: string
  status: string
  zone: string
  siaSector: string | null
  requirements: RequirementCode[]
  /** Those applied for. */
  shifts: JobShift[]
}

/**
 * Applies for a job or for shifts of it, or finds the live application: a repeated request makes no second one.
 * Returns the id of the application and the job.
 */
export async function apply(
  ctx: CommandContext<SeekerActor>,
  { jobId, note, shiftIds }: ApplyInput,
): Promise<{ id: string; job: JobToApplyFor }> {
  const { tx, actor, now } = ctx
  const pair = { jobId, seekerId: actor.seekerId }
  const applications = applicationRepository(tx)
  const whole = await lockJob(tx, jobId, actor.seekerId)
  const job = shiftIds ? { ...whole, shifts: whole.shifts.filter(({ id }) => shiftIds.includes(id)) } : whole
  const already = await applications.live(jobId, actor.seekerId)
  if (already) return { id: already, job }
  refuseClosed(whole, now)
  if (shiftIds) refuseUnavailable(job, { shiftIds, now })
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

  const id = await applications.insert({ id: uuid(), ...pair, note, shiftIds, now })
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
        ...(shiftIds && { body: `For ${shiftsText(job.shifts, job.zone)}.` }),
        link: links.applicants(jobId),
      },
    ],
    ...(shiftIds && { detail: { shifts: job.shifts.length } }),
    signals: [{ to: [...members, actor.uid], resources: changes['applications.create'] }],
  })
  return { id, job }
}

function throwRecordChanged(): never {
  throw new ApiError('record.changed')
}

/** Locks the job, so that it is not cancelled during the application. */
async function lockJob(tx: Db, id: string, seekerId: string): Promise<JobToApplyFor> {
  const [job] = await tx.query<Omit<JobToApplyFor, 'shifts'>>(
    `select job.id, job.company_id, job.title, job.status, job.sia_sector, job.requirements, site.zone
     from job join site on site.id = site_id where job.id = $1 and job.published_at is not null for share of job`,
    [id],
  )
  if (!job) throw new ApiError('job.missing')
  const shifts = await tx.query<JobShift>(
    `select id, starts_at, ends_at, positions, ${PLACES_TAKEN} as taken,
       ${clashesWithWork('$2')} as clashes, ${isOwnShiftOver('$2')} as is_own_over
     from shift where job_id = $1 and cancelled_at is null order by starts_at`,
    [id, seekerId],
  )
  return { ...job, shifts }
}

function refuseClosed({ status, shifts }: JobToApplyFor, now: Date): void {
  const bookable = shifts.filter((shift) => isBookable(shift, now.toISOString()))
  if (status !== 'published' || bookable.length === 0) throw new ApiError('job.not-open')
  const [own] = bookable
  if (own && bookable.every(({ isOwnOver }) => isOwnOver !== null))
    throw new ApiError('application.own-shifts', bookable.length === 1 ? { message: ownText(own) } : {})
  if (bookable.every(({ taken, positions, isOwnOver }) => isOwnOver !== null || taken >= positions))
    throw new ApiError('job.full')
}

const ownText = ({ isOwnOver }: JobShift) => `${ownShiftText({ isOver: isOwnOver === true })}.`

/** Throws `application.shifts-unavailable` on `shiftIds`, naming what of it is gone, over or full, or clashes. */
function refuseUnavailable(
  { shifts, zone }: JobToApplyFor,
  { shiftIds, now }: { shiftIds: readonly string[]; now: Date },
): void {
  const isGone = shifts.length < new Set(shiftIds).size
  const reasons = shifts.flatMap((shift) => {
    const why = unavailableReason(shift, now)
    return why ? [`${shiftText(shift, zone)} ${why}.`] : []
  })
  if (isGone) reasons.push('The company has taken a shift you chose off the job.')
  if (reasons.length === 0) return
  throw new ApiError('application.shifts-unavailable', {
    fields: { shiftIds: `${reasons.join(' ')} Choose other shifts.` },
  })
}

function unavailableReason(shift: JobShift, now: Date): string | null {
  if (!isBookable(shift, now.toISOString())) return 'can no longer be booked'
  if (shift.isOwnOver !== null) return shift.isOwnOver ? 'is a shift you already worked' : 'is yours already'
  if (shift.clashes) return 'is at the time of your other work'
  return shift.taken >= shift.positions ? 'is full' : null
}

async function seekerName(tx: Db, { seekerId }: SeekerActor): Promise<string> {
  const [seeker] = await tx.query<{ fullname: string }>('select fullname from seeker where id = $1', [seekerId])
  return seeker?.fullname ?? 'Somebody'
}
