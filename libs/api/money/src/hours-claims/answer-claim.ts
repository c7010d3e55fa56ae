import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { asSentence } from '@s4/domain/sentence'
import { durationText } from '@s4/domain/shift-text'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { toViewer } from '@s4/api-platform/http'
import { listMemberUids, type NewNotice, workText } from '@s4/api-platform/notices'
import { agreeHours } from '../hours/agree-hours'
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
  const work = await assignmentRepository(tx).lock(id, viewer)
  const claims = hoursClaimRepository(tx, work.id)
  const claim = (await claims.list()).find((one) => one.id === claimId)
  if (!claim) throw new ApiError('record.missing')
  if (claim.status !== 'open') throw new ApiError('hours.closed', { message: 'This is answered already.' })
  if (claim.side === viewer.side) throw new ApiError('hours.not-yours')
  const what = durationText(claim.minutes + claim.extraMinutes)
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
    await claims.answer(claimId, { status: 'refused', reason, now })
    await ctx.record({
      action: 'hours.claim-refused',
      ...(await aboutWork(tx, work)),
      notices: [
        await notice(
          `${what} more are refused`,
          `They say: ${asSentence(reason)} If you do not settle it, report a problem about this work.`,
        ),
      ],
    })
    return
  }

  const agreed = await claims.agreed()
  if (agreed === null)
    throw new ApiError('hours.not-yours', { message: 'The hours are not agreed yet: answer them first, then this.' })
  const minutes = agreed.minutes + claim.minutes
  if (isLongerThanShift(work, minutes))
    throw new ApiError('hours.impossible', {
      message: 'With the hours that are agreed this is longer than the shift: refuse it and say so.',
    })
  await claims.answer(claimId, { status: 'accepted', reason, now })
  const notices = [await notice(`${what} more are accepted`, whatFollows(work))]
  await agreeHours(ctx, [{ work, minutes, extraMinutes: agreed.extraMinutes + claim.extraMinutes, notices }], sealer)
}
