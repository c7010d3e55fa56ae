import type { Contract, HoursClaim, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { HoursLines } from '@s4/domain/agreed-lines'
import { minutesCameEarlier } from '@s4/domain/hours-claim'
import { asSentence } from '@s4/domain/sentence'
import { durationText, momentText } from '@s4/domain/shift-text'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { toViewer } from '@s4/api-platform/http'
import { listMemberUids, type NewNotice, workText } from '@s4/api-platform/notices'
import { agreeHours } from '../hours/agree-hours'
import { fitHours, lockWorkersTime } from '../hours/fit-hours'
import { aboutWork } from '../notices/about-work'
import { moneyLinks, whatFollows } from '../notices/hours-notices'
import { isLongerThanShift } from './claim-hours'
import { hoursClaimRepository } from './hours-claim-repository'

type Answer = ParsedInputOf<Contract['hoursClaims.answer']> & { sealer: Sealer }

/**
 * The other side accepts a claim, and what it adds is invoiced, or refuses it with a reason. Throws
 * `assignment.missing`, `record.missing`, `hours.not-yours`, `hours.closed`, `hours.impossible`.
 */
export async function answerClaim(ctx: CommandContext<Actor>, { id, claimId, answer, reason, sealer }: Answer) {
  const { tx, actor, now } = ctx
  const viewer = toViewer(actor)
  // Other work cannot count the time that is accepted.
  if (answer === 'accept') await lockTimeOfWorker(tx, id)
  const work = await assignmentRepository(tx).lock(id, viewer)
  const claims = hoursClaimRepository(tx, work.id)
  const claim = (await claims.list()).find((one) => one.id === claimId)
  if (!claim) throw new ApiError('record.missing')
  if (claim.status !== 'open') throw new ApiError('hours.closed', { message: 'This is answered already.' })
  if (claim.side === viewer.side) throw new ApiError('hours.not-yours')
  const notice = async (title: string, body: string): Promise<NewNotice> => ({
    to: claim.side === 'seeker' ? [work.seekerUid] : await listMemberUids(tx, work.companyId),
    kind: 'hours.claim-answered',
    critical: true,
    link: claim.side === 'seeker' ? moneyLinks.completedWork : moneyLinks.completedJob(work),
    title: `${title}: ${workText(work)}`,
    body,
  })

  if (answer === 'refuse') {
    if (reason === '')
      throw new ApiError('hours.impossible', { fields: { reason: 'Say why. The other side reads it.' } })
    await claims.refuse(claimId, reason, now)
    await ctx.record({
      action: 'hours.claim-refused',
      ...(await aboutWork(tx, work)),
      notices: [
        await notice(
          `${durationText(claim.minutes + claim.extraMinutes)} more are refused`,
          `They say: ${asSentence(reason)} If you do not settle it, report a problem about this work.`,
        ),
      ],
    })
    return
  }

  const agreed = await claims.agreed()
  if (agreed === null)
    throw new ApiError('hours.not-yours', { message: 'The hours are not agreed yet: answer them first, then this.' })
  const added = await addedMinutes(claim, work, claims)
  const minutes = agreed.minutes + added.minutes
  if (isLongerThanShift(work, minutes))
    throw new ApiError('hours.impossible', {
      message: 'With the hours that are agreed this is longer than the shift: refuse it and say so.',
    })
  await claims.accept(claimId, { ...added, reason, now })
  const what = durationText(added.minutes + added.extraMinutes)
  const notices = [await notice(`${what} more are accepted`, whatFollows(work))]
  await agreeHours(ctx, [{ work, minutes, extraMinutes: agreed.extraMinutes + added.extraMinutes, notices }], sealer)
  await fitHours(ctx, work.seekerId)
}

async function lockTimeOfWorker(tx: Db, assignmentId: string): Promise<void> {
  const [row] = await tx.query<{ seekerId: string }>('select seeker_id from assignment where id = $1', [assignmentId])
  if (row) await lockWorkersTime(tx, row.seekerId)
}

/**
 * What a claim adds by now: the hours may have been agreed after it was made, from an earlier time than the one it
 * counts to. Throws `hours.impossible` when they count all of it.
 */
async function addedMinutes(
  claim: HoursClaim,
  work: LockedAssignment,
  claims: ReturnType<typeof hoursClaimRepository>,
): Promise<HoursLines> {
  const countsFrom = await claims.countsFrom()
  if (claim.cameAt === null || countsFrom === null) return claim
  const { minutes, extraMinutes } = minutesCameEarlier(work, { cameAt: claim.cameAt, bookedOnAt: countsFrom })
  const added = {
    minutes: Math.min(claim.minutes, minutes),
    extraMinutes: Math.min(claim.extraMinutes, extraMinutes),
  }
  if (added.minutes + added.extraMinutes === 0)
    throw new ApiError('hours.impossible', {
      message:
        `The hours that are agreed count from ${momentText(countsFrom, work.zone)} already, so this would be paid ` +
        'twice: refuse it and say so.',
    })
  return added
}
