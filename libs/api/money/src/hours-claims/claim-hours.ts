import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { HoursLines } from '@s4/domain/agreed-lines'
import { CLAIM_DAYS, claimsUntil, minutesCameEarlier } from '@s4/domain/hours-claim'
import { asSentence } from '@s4/domain/sentence'
import { durationText, momentText, shiftMinutes, wholeMinuteFrom } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { claimFile } from '@s4/api-platform/files'
import { toViewer } from '@s4/api-platform/http'
import { listMemberUids, workText } from '@s4/api-platform/notices'
import { recordedAttendance } from '../hours/recorded-attendance'
import { aboutWork } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import { hoursClaimRepository } from './hours-claim-repository'

type Claim = ParsedInputOf<Contract['hoursClaims.create']>

/**
 * Claims more time than recorded or agreed, until 28 days after the shift (docs/product.md#hours). Throws
 * `assignment.missing`, `assignment.wrong-state`, `hours.closed`, `hours.claim-open`, `hours.impossible`.
 */
export async function claimHours(ctx: CommandContext<Actor>, claim: Claim): Promise<void> {
  const { tx, actor, now } = ctx
  const viewer = toViewer(actor)
  const work = await assignmentRepository(tx).lock(claim.id, viewer)
  const claims = hoursClaimRepository(tx, work.id)
  if (now.getTime() > claimsUntil(work))
    throw new ApiError('hours.closed', { message: `Time can be added for ${CLAIM_DAYS} days after the shift.` })
  const countsFrom = await claims.countsFrom()
  if (countsFrom === null)
    throw new ApiError('assignment.wrong-state', { message: 'There is nothing to add before the worker booked off.' })

  if (claim.kind === 'earlier' && viewer.side === 'company') throw new ApiError('access.denied')
  const agreed = await claims.agreed()
  if (claim.kind === 'more' && agreed === null)
    throw new ApiError('hours.not-yours', { message: 'The hours are not agreed yet: answer them, then add to them.' })
  const lines = claim.kind === 'earlier' ? earlier(claim, work, countsFrom) : claim
  if (claim.kind === 'earlier') await refuseOtherWork(tx, claim, work)
  if (lines.minutes + lines.extraMinutes === 0)
    throw claim.kind === 'earlier'
      ? refused('cameAt', 'That is less than a minute earlier: give the minute you came.')
      : refused('minutes', 'Enter how many minutes more.')
  if (isLongerThanShift(work, (agreed?.minutes ?? 0) + lines.minutes)) {
    const longest = `The shift is ${durationText(shiftMinutes(work))}`
    throw claim.kind === 'earlier'
      ? refused('cameAt', `${longest}, and with this more than that would be agreed.`)
      : refused('minutes', `${longest}: put what is beside it into the other field.`)
  }
  for (const id of claim.fileIds)
    await claimFile(
      tx,
      { id, ownerUid: actor.uid, purpose: 'problem', companyId: work.companyId, seekerId: work.seekerId },
      now,
    )
  const { kind, reason, fileIds } = claim
  const { minutes, extraMinutes } = lines
  const cameAt = kind === 'earlier' ? (claim.cameAt ?? null) : null
  await claims.insert({ side: viewer.side, kind, cameAt, minutes, extraMinutes, reason, fileIds }, now)

  const byWorker = viewer.side === 'seeker'
  const what = durationText(minutes + extraMinutes)
  await ctx.record({
    action: 'hours.claimed',
    ...(await aboutWork(tx, work)),
    detail: { kind, minutes, extraMinutes },
    notices: [
      {
        to: byWorker ? await listMemberUids(tx, work.companyId) : [work.seekerUid],
        kind: 'hours.claimed',
        critical: true,
        link: byWorker ? moneyLinks.completedJob(work) : moneyLinks.completedWork,
        title: `${byWorker ? work.seekerName : 'The company'} adds ${what}: ${workText(work)}`,
        body:
          `${cameAt ? `They came at ${momentText(cameAt, work.zone)}. ` : ''}They say: ${asSentence(reason)} ` +
          'Accept or refuse it under ‘Read and answer it’.',
      },
    ],
  })
}

/** Counts up to where the worker's time counts from already, so that nothing is paid twice. */
function earlier({ cameAt }: Claim, work: LockedAssignment, countsFrom: string): HoursLines {
  if (!cameAt) throw refused('cameAt', 'Enter when you came.')
  const opens = bookingOpensAt(work)
  if (Date.parse(cameAt) < opens)
    throw refused(
      'cameAt',
      `Booking on opened at ${momentText(new Date(opens).toISOString(), work.zone)}: give that or later.`,
    )
  if (Date.parse(cameAt) >= Date.parse(countsFrom))
    throw refused('cameAt', `Your time counts from ${momentText(countsFrom, work.zone)} already: give an earlier one.`)
  return minutesCameEarlier(work, { cameAt, bookedOnAt: countsFrom })
}

/** Other work is named by its time only. */
async function refuseOtherWork(tx: Db, { cameAt }: Claim, { id, zone }: LockedAssignment): Promise<void> {
  const { endedAt } = await recordedAttendance(tx, id).otherWork()
  if (cameAt && endedAt && Date.parse(endedAt) > Date.parse(cameAt))
    throw refused(
      'cameAt',
      `Other work of yours counts until ${momentText(wholeMinuteFrom(endedAt), zone)}: give that or later.`,
    )
}

export const isLongerThanShift = (work: LockedAssignment, minutes: number): boolean => minutes > shiftMinutes(work)

const refused = (field: string, message: string) => new ApiError('hours.impossible', { fields: { [field]: message } })
