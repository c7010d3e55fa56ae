import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { refuseRefusedDocument } from '@s4/api-profiles/checks'
import { refuseSuspended, refuseSuspendedCompany } from '@s4/api-profiles/suspensions'
import { refuseStoppedCompany, refuseTooManyAgreed } from '@s4/api-profiles/vetting'
import { refuseHeldSeller } from '@s4/api-profiles/seller-details'
import { isDoNotSend } from '@s4/api-profiles/seeker-access'
import { obstaclesFor, refuseObstacles } from '@s4/api-profiles/worker-rules'
import type { SeekerActor } from '@s4/api-platform/actor'
import { asS4, type CommandContext, type CommandRecord } from '@s4/api-platform/commands'
import { links, listMemberUids, shiftsText } from '@s4/api-platform/notices'
import { lockApplication, markAccepted } from '../applications/store/application-store'
import { agreeAssignment } from '../assignments/agree-assignment'
import { expectedThere } from './expected-there'
import { replaceLateWorker } from './replace-late-worker'
import { closeFilled } from './close-filled'
import { dropClashing } from './drop-clashing'
import { lockOffer, refuseClosedOffer, type LockedOffer } from './store/locked-offer'
import { offerRepository } from './store/offer-repository'
import { freeShifts, type FreeShift } from './store/offered-shifts'
import { agreeToSelfBilling } from './self-billing'
import { staffWork } from './staff-work'
import { acceptedWorkingTime } from './working-time'

interface AcceptInput {
  id: string
  selfBilling: boolean
  /** The shifts to take; all of the offer when none are named. */
  shiftIds?: readonly string[] | undefined
}

/**
 * Turns an offer, or the named shifts of it, into agreed work, all or nothing (docs/product.md#offers, #accepting).
 * Accepting again returns the same assignments.
 */
export async function acceptOffer(
  ctx: CommandContext<SeekerActor>,
  { id, selfBilling, shiftIds }: AcceptInput,
): Promise<string[]> {
  const {
    tx,
    now,
    actor: { seekerId },
  } = ctx
  // One acceptance of a seeker at a time, so that two overlapping offers are not both accepted.
  await tx.query('select id from seeker where id = $1 for no key update', [seekerId])
  const offer = await lockOffer(tx, id, { side: 'seeker', id: seekerId })
  if (offer.status === 'accepted') return listAssignmentIds(tx, id)
  refuseClosedOffer(offer, now)
  await refuseStoppedCompany(tx, offer.companyId)
  await refuseSuspended(tx, { seekerId, now })
  await refuseSuspendedCompany(tx, { companyId: offer.companyId, now })
  if (await isDoNotSend(tx, seekerId, offer.companyId))
    throw new ApiError('worker.blocked', { message: 'The company has withdrawn this offer.' })

  if (offer.coverId) await replaceLateWorker(asS4(ctx), { coverId: offer.coverId, companyId: offer.companyId })
  const { taken: shifts, left } = await freeShifts(tx, { offerId: id, seekerId, named: shiftIds, now })
  const { ownStaff, selfEmployed } = await staffWork(tx, { ...offer, shifts })
  if (selfEmployed) await refuseHeldSeller(tx, seekerId)
  await refuseTooManyAgreed(tx, { companyId: offer.companyId, shifts: shifts.length, now })
  await refuseUnfit(ctx, offer, shifts)
  const warnings = await acceptedWorkingTime(tx, { ...offer, shifts, ownStaff, now })
  if (selfEmployed) await agreeToSelfBilling(ctx, { companyId: offer.companyId, seekerId, agreed: selfBilling })

  await lockApplication(tx, offer)
  const made: string[] = []
  const expectedAt = await expectedThere(tx, { id, now })
  for (const shift of shifts) made.push(await agreeAssignment(ctx, { offer, shift, expectedAt }))
  await offerRepository(tx).end(id, { status: 'accepted', reason: null, now })
  await markAccepted(tx, { ...offer, now })
  await ctx.record({
    action: 'offer.accepted',
    subject: { kind: 'offer', id },
    companyId: offer.companyId,
    detail: { shifts: shifts.length, left: left.length, workingTimeWarnings: warnings.length },
    ...(await acceptanceNotices(ctx, { offer, shifts, left, made })),
  })
  await dropClashing(asS4(ctx), { seekerId })
  await closeFilled(asS4(ctx), { jobId: offer.jobId })
  return made
}

interface AcceptedOffer {
  offer: LockedOffer
  shifts: readonly FreeShift[]
  left: readonly { startsAt: string; endsAt: string }[]
  /** Ids of the assignments, in the order of the shifts. */
  made: readonly string[]
}

/** Notices to both sides, naming the first shift and how many more. */
async function acceptanceNotices(
  { tx }: CommandContext,
  { offer, shifts, left, made }: AcceptedOffer,
): Promise<Pick<CommandRecord, 'notices' | 'signals'>> {
  const [first] = shifts
  const [assignmentId] = made
  if (!first || !assignmentId) return {}
  const what = `${offer.title}, ${shiftsText(shifts, offer.zone)}`
  const members = await listMemberUids(tx, offer.companyId)
  return {
    notices: [
      {
        to: members,
        kind: 'offer.accepted',
        title: `${offer.seekerName} accepted: ${what}`,
        ...(left.length > 0 && { body: `Not accepted: ${shiftsText(left, offer.zone)}.` }),
        link: links.assignedJob(offer.jobId, first.id),
      },
      {
        to: [offer.seekerUid],
        kind: 'assignment.agreed',
        title: `Work confirmed: ${what}`,
        link: links.work(assignmentId),
      },
    ],
    signals: [
      {
        to: [...members, offer.seekerUid],
        resources: changes['offers.accept'],
      },
    ],
  }
}

async function refuseUnfit({ tx, now }: CommandContext, offer: LockedOffer, shifts: readonly FreeShift[]) {
  const lastEndsAt =
    shifts
      .map(({ endsAt }) => endsAt)
      .toSorted()
      .at(-1) ?? now.toISOString()
  refuseObstacles(await obstaclesFor(tx, offer.seekerId, { ...offer, lastEndsAt, now }))
  await refuseRefusedDocument(tx, { ...offer, endsAt: lastEndsAt })
}

const listAssignmentIds = async (tx: Db, offerId: string) =>
  (await tx.query<{ id: string }>('select id from assignment where offer_id = $1 order by starts_at', [offerId])).map(
    ({ id }) => id,
  )
