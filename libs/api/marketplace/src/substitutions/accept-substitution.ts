import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Contract, ParsedInputOf } from '@s4/contract'
import type { Db } from '@s4/db'
import type { RequirementCode } from '@s4/domain/requirements'
import { refuseRefusedDocument } from '@s4/api-profiles/checks'
import { isDoNotSend } from '@s4/api-profiles/seeker-access'
import { refuseHeldSeller } from '@s4/api-profiles/seller-details'
import { refuseSuspended, refuseSuspendedCompany } from '@s4/api-profiles/suspensions'
import { refuseStoppedCompany } from '@s4/api-profiles/vetting'
import { obstaclesFor, refuseObstacles } from '@s4/api-profiles/worker-rules'
import type { SeekerActor } from '@s4/api-platform/actor'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { links, listMemberUids, workText } from '@s4/api-platform/notices'
import { endApplicationOfCancelledWork } from '../applications/store/application-store'
import { agreeSubstitute } from '../assignments/agree-substitute'
import { assignmentRepository, type LockedAssignment } from '../assignments/assignment-repository'
import { dropClashing } from '../offers/drop-clashing'
import { agreeToSelfBilling } from '../offers/self-billing'
import { staffWork } from '../offers/staff-work'
import { acceptedWorkingTime } from '../offers/working-time'
import { swapState } from '../assignments/swap-state'
import { refuseSubstitution } from './refuse-substitution'
import { refuseUnsaved } from './refuse-unsaved'
import { endLink, workOfLink } from './substitution-link'

/**
 * The substitute takes over agreed work under its frozen terms, with every gate of accepting an offer; the work of
 * whoever sent them ends without a charge (docs/product.md#substitutes). Returns the id of the substitute's work.
 */
export async function acceptSubstitution(
  ctx: CommandContext<SeekerActor>,
  { secret, selfBilling }: ParsedInputOf<Contract['substitutions.accept']>,
): Promise<string> {
  const { tx, now, actor } = ctx
  const { seekerId } = actor
  // One acceptance of a seeker at a time, in the order of accepting an offer.
  await tx.query('select id from seeker where id = $1 for no key update', [seekerId])
  const work = await assignmentRepository(tx).lockForSweep(await workOfLink(tx, secret))
  // Looked up again under the lock: somebody else may have used the link, or a new one was made.
  await workOfLink(tx, secret)
  refuseSubstitution({ ...work, swap: await swapState(tx, work.id) }, now)
  if (work.seekerId === seekerId)
    throw new ApiError('substitution.not-possible', { message: 'You have this work already.' })
  const { ownStaff, selfEmployed } = await staffWork(tx, { ...work, seekerId, shifts: [work] })
  if (selfEmployed) await refuseHeldSeller(tx, seekerId)
  await refuseUnfit(ctx, work)
  const warnings = await acceptedWorkingTime(tx, { ...work, seekerId, shifts: [work], ownStaff, now })
  if (selfEmployed) await agreeToSelfBilling(ctx, { companyId: work.companyId, seekerId, agreed: selfBilling })

  await assignmentRepository(tx).end(work.id, { status: 'cancelled', at: now, by: 'seeker', reason: SENT, owed: 0 })
  await endApplicationOfCancelledWork(tx, { ...work, side: 'seeker', reason: SENT, now })
  const id = await agreeSubstitute(tx, { assignmentId: work.id, seekerId, now })
  await endLink(tx, work.id)
  const name = await nameOf(tx, seekerId)
  const members = await listMemberUids(tx, work.companyId)
  await ctx.record(
    {
      action: 'assignment.substituted',
      subject: { kind: 'assignment', id: work.id },
      assignmentId: work.id,
      companyId: work.companyId,
      seekerId: work.seekerId,
      notices: [
        {
          to: [work.seekerUid],
          kind: 'assignment.substituted',
          title: `${name} comes instead of you: ${workText(work)}`,
          body: 'This shift is theirs now. You owe nothing for it and are not paid for it.',
          link: links.work(work.id),
          critical: true,
        },
      ],
    },
    {
      action: 'assignment.agreed',
      subject: { kind: 'assignment', id },
      assignmentId: id,
      companyId: work.companyId,
      detail: { workingTimeWarnings: warnings.length },
      notices: [
        {
          to: members,
          kind: 'assignment.substituted',
          title: `${name} comes instead of ${work.seekerName}: ${workText(work)}`,
          body:
            `${work.terms.substitution === true ? 'The terms allow a substitute' : 'You allowed it'}, and they ` +
            'accepted the same terms. What you still have to check of their documents is under Checks due.',
          link: links.assignedJob(work.jobId, work.shiftId),
          critical: true,
        },
        {
          to: [actor.uid],
          kind: 'assignment.agreed',
          title: `Work confirmed: ${workText(work)}`,
          link: links.work(id),
        },
      ],
      signals: [{ to: [...members, actor.uid, work.seekerUid], resources: changes['substitutions.accept'] }],
    },
  )
  await dropClashing(asS4(ctx), { seekerId })
  return id
}

const SENT = 'A substitute comes instead.'

/** Everything that refuses accepting an offer of this company refuses a substitute. */
async function refuseUnfit({ tx, now, actor: { seekerId } }: CommandContext<SeekerActor>, work: LockedAssignment) {
  const { companyId, endsAt } = work
  await refuseUnsaved(tx, { ...work, seekerId })
  await refuseStoppedCompany(tx, companyId)
  await refuseSuspended(tx, { seekerId, now })
  await refuseSuspendedCompany(tx, { companyId, now })
  if (await isDoNotSend(tx, seekerId, companyId))
    throw new ApiError('substitution.not-possible', { message: 'This company does not take you as a substitute.' })
  const asked = { ...work, ...(await askedFor(tx, work.id)), seekerId }
  refuseObstacles(await obstaclesFor(tx, seekerId, { ...asked, lastEndsAt: endsAt, now }))
  await refuseRefusedDocument(tx, asked)
}

async function askedFor(tx: Db, id: string): Promise<{ siaSector: string | null; requirements: RequirementCode[] }> {
  const [asked] = await tx.query<{ siaSector: string | null; requirements: RequirementCode[] }>(
    'select sia_sector, requirements from assignment where id = $1',
    [id],
  )
  return asked ?? { siaSector: null, requirements: [] }
}

async function nameOf(tx: Db, seekerId: string): Promise<string> {
  const [seeker] = await tx.query<{ fullname: string }>('select fullname from seeker where id = $1', [seekerId])
  return seeker?.fullname ?? ''
}
