import type { Contract, HoursClaim, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { HoursLines } from '@s4/domain/agreed-lines'
import { earlier, later, minutesFreeBeside, withMore } from '@s4/domain/counted-span'
import type { Span } from '@s4/domain/hours'
import { minutesCameEarlier } from '@s4/domain/hours-claim'
import { asSentence } from '@s4/domain/sentence'
import { durationText, momentText, shiftMinutes, wholeMinuteFrom } from '@s4/domain/shift-text'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { toViewer } from '@s4/api-platform/http'
import { listMemberUids, type NewNotice, workText } from '@s4/api-platform/notices'
import { agreeHours } from '../hours/agree-hours'
import { fitHours, lockTimeAround } from '../hours/fit-hours'
import { hoursRepository } from '../hours/hours-repository'
import { leftByOtherWork } from '../hours/left-by-other-work'
import { recordedAttendance } from '../hours/recorded-attendance'
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
  if (answer === 'accept') await lockTimeAround(tx, id, viewer)
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
  const { counts, ...added } = await addedTime(tx, claim, { work, agreed })
  const minutes = agreed.minutes + added.minutes
  if (isLongerThanShift(work, minutes))
    throw new ApiError('hours.impossible', {
      message: 'With the hours that are agreed this is longer than the shift: refuse it and say so.',
    })
  await claims.accept(claimId, { ...added, reason, now })
  const what = durationText(added.minutes + added.extraMinutes)
  const isLess = added.minutes + added.extraMinutes < claim.minutes + claim.extraMinutes
  const rest = isLess ? 'The rest is counted already, here or at other work. ' : ''
  const notices = [await notice(`${what} more are accepted`, `${rest}${whatFollows(work)}`)]
  const extraMinutes = agreed.extraMinutes + added.extraMinutes
  await agreeHours(ctx, [{ work, minutes, extraMinutes, counts, notices }], sealer)
  await fitHours(ctx, work.seekerId)
}

/**
 * What a claim adds by now, and the time that the hours count with it: since it was made, hours may have been agreed
 * that count a part of it, here or at other work. Throws `hours.impossible` when they count all of it.
 */
async function addedTime(
  tx: Db,
  claim: HoursClaim,
  { work, agreed }: { work: LockedAssignment; agreed: HoursLines },
): Promise<HoursLines & { counts: Span }> {
  const hours = await hoursRepository(tx, work.id).show()
  const countsFrom = await hoursClaimRepository(tx, work.id).countsFrom()
  if (!hours || countsFrom === null) throw new Error(`the hours of ${work.id} are not agreed`)
  const { counts } = hours
  const otherWork = await recordedAttendance(tx, work.id).otherWork()
  if (claim.cameAt === null) {
    const { minutes: mostInShift } = await leftByOtherWork(tx, work, hours)
    // More than the shift has is refused by its length.
    if (claim.minutes > 0 && mostInShift < Math.min(agreed.minutes + claim.minutes, shiftMinutes(work)))
      refuseMoreTime('in the shift', mostInShift - agreed.minutes)
    const free = minutesFreeBeside(work, { counts, otherWork })
    if (claim.extraMinutes > free) refuseMoreTime('beside the shift', free)
    return { ...linesOf(claim), counts: withMore(work, { counts, otherWork }, claim) }
  }

  const { endedAt } = otherWork
  const cameAt = endedAt ? later(claim.cameAt, endedAt) : claim.cameAt
  const { minutes, extraMinutes } = minutesCameEarlier(work, { cameAt, bookedOnAt: countsFrom })
  const added = {
    minutes: Math.min(claim.minutes, minutes),
    extraMinutes: Math.min(claim.extraMinutes, extraMinutes),
  }
  if (added.minutes + added.extraMinutes === 0) {
    const isElsewhere = Date.parse(cameAt) > Date.parse(claim.cameAt)
    const counted = isElsewhere
      ? `Other work of theirs counts until ${momentText(wholeMinuteFrom(cameAt), work.zone)}`
      : `The hours that are agreed count from ${momentText(countsFrom, work.zone)} already`
    throw new ApiError('hours.impossible', {
      message: `${counted}, so this would be paid twice: refuse it and say so.`,
    })
  }
  return { ...added, counts: { ...counts, startsAt: earlier(counts.startsAt, cameAt) } }
}

/** Names what can be added instead, so that whoever refuses the claim can say it. */
function refuseMoreTime(where: 'in the shift' | 'beside the shift', left: number): never {
  const possible = left > 0 ? `${durationText(left)} more ${where}` : `no more ${where}`
  throw new ApiError('hours.impossible', {
    message: `Other work counts a part of this time: refuse it and say that ${possible} can be added.`,
  })
}

const linesOf = ({ minutes, extraMinutes }: HoursLines): HoursLines => ({ minutes, extraMinutes })
