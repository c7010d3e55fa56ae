import { ApiError } from '@s4/contract/api-error'
import type { HoursLines } from '@s4/domain/agreed-lines'
import { paidMinutes } from '@s4/domain/paid-time'
import { asSentence } from '@s4/domain/sentence'
import { durationText, shiftMinutes } from '@s4/domain/shift-text'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { listMemberUids, type NewNotice, workText } from '@s4/api-platform/notices'
import { moneyLinks, whatFollows } from '../notices/hours-notices'
import { agreeHours } from './agree-hours'
import { fitHours, lockTimeAround } from './fit-hours'
import { hoursRepository } from './hours-repository'
import { leftByOtherWork } from './left-by-other-work'

interface Decision extends HoursLines {
  /** Of the assignment. */
  id: string
  /** Both sides read it. */
  reason: string
  sealer: Sealer
}

/**
 * S4's staff decide hours in dispute (docs/product.md#staff). They are agreed from then on, and what is not invoiced
 * yet is. Throws `assignment.missing`, `hours.closed`, `hours.impossible`.
 */
export async function decideHours(ctx: CommandContext<null>, { id, reason, sealer, ...decided }: Decision) {
  const { tx } = ctx
  await lockTimeAround(tx, id, null)
  const work = await assignmentRepository(tx).lockForSweep(id)
  const hours = await hoursRepository(tx, id).show()
  if (hours?.status !== 'disputed')
    throw new ApiError('hours.closed', { message: 'These hours are not in dispute any more.' })
  refuseImpossible(decided, hours.invoiced, work)
  refuseOtherWork(decided, await leftByOtherWork(tx, work, hours))
  const text = `S4 decided ${figureText(decided)}. ${asSentence(reason)}`
  const notices = await decisionNotices(ctx, work, text)
  await agreeHours(ctx, [{ work, ...decided, notices, decision: text }], sealer)
  await fitHours(ctx, work.seekerId)
}

function refuseImpossible(decided: HoursLines, invoiced: HoursLines, work: LockedAssignment): void {
  const shiftLength = shiftMinutes(work)
  const atLeast = (minutes: number) => `${durationText(minutes)} of it is invoiced already: decide that or more.`
  const fields = {
    ...(decided.minutes > shiftLength && {
      minutes: `The shift is ${durationText(shiftLength)}: put what is beside it into the other field.`,
    }),
    ...(paidMinutes(work, decided.minutes) < invoiced.minutes && { minutes: atLeast(invoiced.minutes) }),
    ...(decided.extraMinutes < invoiced.extraMinutes && { extraMinutes: atLeast(invoiced.extraMinutes) }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('hours.impossible', { fields })
}

function refuseOtherWork(decided: HoursLines, left: HoursLines): void {
  const atMost = (part: string, minutes: number) =>
    `They were at other work in a part of ${part}: decide ${durationText(minutes)} or less.`
  const fields = {
    ...(decided.minutes > left.minutes && { minutes: atMost('this shift', left.minutes) }),
    ...(decided.extraMinutes > left.extraMinutes && {
      extraMinutes: atMost('the time beside it', left.extraMinutes),
    }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('hours.impossible', { fields })
}

function figureText({ minutes, extraMinutes }: HoursLines): string {
  const extra = extraMinutes > 0 ? ` and ${durationText(extraMinutes)} before or after it` : ''
  return `${durationText(minutes)} of the shift${extra}`
}

async function decisionNotices({ tx }: CommandContext, work: LockedAssignment, text: string): Promise<NewNotice[]> {
  const common = {
    kind: 'hours.decided',
    critical: true,
    title: `S4 decided the hours: ${workText(work)}`,
    body: `${text} ${whatFollows(work)}`,
  }
  return [
    { ...common, to: [work.seekerUid], link: moneyLinks.completedWork },
    { ...common, to: await listMemberUids(tx, work.companyId), link: moneyLinks.completedJob(work) },
  ]
}
