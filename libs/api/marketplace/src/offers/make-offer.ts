import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint, type Db } from '@s4/db'
import { firstToAccept } from '@s4/domain/first-to-accept'
import { coverLapsesAt, offerLapsesAt, type OfferHours } from '@s4/domain/offer-lapse'
import type { RequirementCode } from '@s4/domain/requirements'
import { asSentence } from '@s4/domain/sentence'
import { momentText } from '@s4/domain/shift-text'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { links, listMemberUids, shiftsText } from '@s4/api-platform/notices'
import { doNotSendReason, refuseTooManyApproaches, visibleSeeker } from '@s4/api-profiles/seeker-access'
import { markOffered } from '../applications/store/application-store'
import { refuseRefusedDocument } from '@s4/api-profiles/checks'
import { refuseSuspended } from '@s4/api-profiles/suspensions'
import { refuseTooManyOffered } from '@s4/api-profiles/vetting'
import { refuseWithoutTerms } from '../self-billing/company-acceptance'
import { offerRepository } from './store/offer-repository'
import { OFFER_MADE } from './store/settle-offer-notices'
import { refuseRepeatedOffers } from './refuse-repeated-offers'
import { shiftsToOffer } from './shifts-to-offer'
import { staffWork } from './staff-work'
import { offeredWorkingTime } from './working-time'

interface OfferInput {
  jobId: string
  seekerId: string
  shiftIds?: readonly string[] | undefined
  lapseHours: OfferHours
  /** Of several people asked at once to cover a shift. */
  cover?: CoverOffer | undefined
  /** Why rest is short or hours are long. */
  workingTimeReason: string
}

interface CoverOffer {
  id: string
  minutes: number
  /** The late worker whose place it is until somebody accepts. */
  replacing: string | null
}

interface OfferedJob {
  id: string
  title: string
  zone: string
  payPerHour: number
  siaSector: string | null
  requirements: RequirementCode[]
  status: string
}

/**
 * Proposes named shifts to one seeker, beside what they have of the job; holds no place (docs/product.md#offers).
 * Returns the offer's id.
 */
export async function makeOffer(
  ctx: CommandContext<CompanyActor>,
  { jobId, seekerId, shiftIds, lapseHours, workingTimeReason, cover }: OfferInput,
): Promise<string> {
  const { tx, actor, now } = ctx
  const offers = offerRepository(tx)
  const job = await ownJob(tx, jobId, actor.companyId)
  const pair = { jobId, seekerId, companyId: actor.companyId, now }
  const seeker = await visibleSeeker(tx, pair)
  const why = await doNotSendReason(tx, seekerId, actor.companyId)
  if (why !== null) {
    throw new ApiError('worker.blocked', {
      message: `${seeker.fullname} is blocked for your jobs: ${asSentence(why)} Unblock them first.`,
    })
  }
  await refuseTooManyApproaches(tx, pair)
  await offers.endLapsed(pair, now)
  await refuseSuspended(tx, { companyId: actor.companyId, now })
  await refuseRepeatedOffers(tx, pair)
  const shifts = await shiftsToOffer(tx, {
    jobId,
    seekerId,
    named: shiftIds,
    replacing: cover?.replacing ?? null,
    now,
  })
  const { ownStaff, selfEmployed } = await staffWork(tx, { ...pair, ...job, shifts })
  if (selfEmployed) await refuseWithoutTerms(tx, actor.companyId)
  await refuseTooManyOffered(tx, { ...pair, shifts: shifts.length })
  const [first] = shifts
  await refuseRefusedDocument(tx, {
    ...pair,
    ...job,
    endsAt: shifts.at(-1)?.endsAt ?? now.toISOString(),
  })
  const warnings = await offeredWorkingTime(tx, { ...pair, zone: job.zone, shifts, ownStaff })
  const reason = warnings.length > 0 ? workingTimeReason : ''
  const madeAt = now.toISOString()
  const lapsesAt =
    first &&
    (cover
      ? coverLapsesAt({ madeAt, minutes: cover.minutes, shift: first })
      : offerLapsesAt({ madeAt, hours: lapseHours, firstShift: first }))
  if (!lapsesAt) throw new ApiError('offer.too-late')

  const id = uuid()
  const applicationId = await markOffered(tx, pair)
  try {
    await offers.insert({
      id,
      jobId,
      seekerId,
      applicationId,
      shiftIds: shifts.map((shift) => shift.id),
      lapsesAt,
      workingTimeReason: reason,
      coverId: cover?.id ?? null,
      by: actor.uid,
      now,
    })
  } catch (error) {
    throw violatedConstraint(error) === 'one_open_offer_a_shift' ? new ApiError('offer.exists') : error
  }

  await ctx.record({
    action: 'offer.made',
    subject: { kind: 'offer', id },
    seekerId,
    detail: { shifts: shifts.length, workingTimeWarnings: warnings.length },
    notices: [
      {
        to: [seeker.uid],
        kind: OFFER_MADE,
        title: cover ? `Can you cover this shift? ${job.title}` : `Offer: ${job.title}`,
        body: [
          `${shiftsText(shifts, job.zone)}. Answer by ${momentText(lapsesAt, job.zone)}.`,
          `${cover ? 'Others are asked too. ' : ''}${firstToAccept(shifts)}`,
          ...warnings.map((warning) => `${warning}.`),
          ...(reason ? [`Their reason: ${asSentence(reason)}`] : []),
        ].join(' '),
        link: links.offer(id),
        critical: true,
        about: actor.companyId,
      },
    ],
    signals: [
      {
        to: [seeker.uid, ...(await listMemberUids(tx, actor.companyId))],
        resources: changes['offers.create'],
      },
    ],
  })
  return id
}

/** Locked, so that the job is not cancelled while the offer is made. */
async function ownJob(tx: Db, id: string, companyId: string): Promise<OfferedJob> {
  const [job] = await tx.query<OfferedJob>(
    `select job.id, job.title, job.pay_per_hour, site.zone, job.sia_sector, job.requirements, job.status
     from job join site on site.id = site_id
     where job.id = $1 and job.company_id = $2 for share of job`,
    [id, companyId],
  )
  if (!job) throw new ApiError('job.missing')
  if (job.status !== 'published')
    throw new ApiError('job.not-open', { message: 'Only a published job can be offered.' })
  return job
}
