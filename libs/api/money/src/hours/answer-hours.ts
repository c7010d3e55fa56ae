import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { HoursLines } from '@s4/domain/agreed-lines'
import { answersOpenTo, awaitsWorker, maxMinutes } from '@s4/domain/hours-answers'
import { paidMinutes } from '@s4/domain/paid-time'
import { agreementDueAt } from '@s4/domain/hours'
import { durationText, momentText } from '@s4/domain/shift-text'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { type Viewer, toViewer } from '@s4/api-platform/http'
import type { Sealer } from '@s4/api-platform/deps'
import { aboutWork } from '../notices/about-work'
import { counterNotice, refusalNotice } from '../notices/hours-notices'
import { agreeHours } from './agree-hours'
import { fitHours, lockTimeAround } from './fit-hours'
import { disputeHours } from './dispute-hours'
import { giveHours } from './give-hours'
import { companysFigure, minutesInDispute, hoursRepository, type HoursRow } from './hours-repository'
import { leftByOtherWork, mostInAll, refuseTimeElsewhere } from './left-by-other-work'

type Answer = ParsedInputOf<Contract['hours.answer']>

/**
 * One side agrees, counters, disputes or replaces the current hours. Throws `assignment.missing`, `hours.closed`,
 * `hours.not-yours`, `hours.impossible`.
 */
export async function answerHours(ctx: CommandContext<Actor>, input: Answer & { sealer: Sealer }): Promise<void> {
  const { tx, actor } = ctx
  const { action, reason, sealer } = input
  const viewer = toViewer(actor)
  // The hours of other work end where the times begin that the worker gives, or the more that the company proposed.
  const lowersOther = viewer.side === 'seeker' && (action === 'give' || action === 'agree')
  if (lowersOther) await lockTimeAround(tx, input.id, viewer)
  const work = await assignmentRepository(tx).lock(input.id, viewer)
  const hours = await hoursRepository(tx, work.id).show()
  requireTurn(viewer, hours, action)

  if (action === 'agree') {
    const lines = figureToAgree(viewer, hours, input.acceptExtra)
    await refuseTimeElsewhere(tx, viewer, { work, hours, lines })
    await agreeHours(ctx, [{ work, ...lines }], sealer)
  } else if (action === 'counter') {
    await counter(ctx, { ...input, work, hours })
  } else if (action === 'give') {
    await giveHours(ctx, { ...input, work, hours })
  } else {
    if (reason === '') throw new ApiError('hours.impossible', { fields: { reason: 'Say why. The company reads it.' } })
    const minutes = minutesInDispute(hours)
    await disputeHours(ctx, {
      work,
      reason,
      notices: async (problem) => [await refusalNotice(tx, work, { reason, problem, minutes })],
      sealer,
    })
  }
  if (lowersOther) await fitHours(ctx, work.seekerId)
}

/** The company takes the worker's figure, the worker the company's: what it proposed, or entered by hand. */
export function figureToAgree({ side }: Viewer, hours: HoursRow, acceptExtra: boolean): HoursLines {
  const { proposedMinutes: minutes, extraMinutes, entered } = hours
  if (side === 'seeker') return awaitsWorker(hours) && entered ? entered : companysFigure(hours)
  // Extra time that the company has already accepted stays accepted.
  return {
    minutes,
    extraMinutes: acceptExtra ? extraMinutes : Math.min(extraMinutes, companysFigure(hours).extraMinutes),
  }
}

interface CounterInput extends Pick<Answer, 'minutes' | 'reason'> {
  work: LockedAssignment
  hours: HoursRow
}

async function counter(ctx: CommandContext<Actor>, { work, hours, minutes, reason }: CounterInput): Promise<void> {
  const { tx, now } = ctx
  if (hours.status === 'proposed' && hours.respondBy !== null && Date.parse(hours.respondBy) <= now.getTime()) {
    throw new ApiError('hours.closed', {
      message: `Time to answer ended on ${momentText(hours.respondBy, work.zone)}. The worker’s hours are agreed.`,
    })
  }
  const max = maxMinutes(work, hours.extraMinutes)
  const possible = mostInAll(await leftByOtherWork(tx, work, hours), hours)
  if (minutes === undefined)
    throw new ApiError('hours.impossible', { fields: { minutes: 'Enter the hours and minutes you propose.' } })
  if (minutes > max)
    throw new ApiError('hours.impossible', {
      fields: { minutes: `This shift and the time beside it are ${durationText(max)}: propose that or less.` },
    })
  if (minutes > possible)
    throw new ApiError('hours.impossible', {
      fields: {
        minutes: `They were at other work in a part of this shift: propose ${durationText(possible)} or less.`,
      },
    })
  // Where no time beside the shift is left, the worker's minutes without it are a proposal of their own.
  if (minutes === hours.proposedMinutes && (minutes < possible || hours.extraMinutes === 0))
    throw new ApiError('hours.impossible', {
      fields: { minutes: 'That is what the worker proposes: agree it instead.' },
    })
  if (reason === '') throw new ApiError('hours.impossible', { fields: { reason: 'Say why. The worker reads it.' } })
  const invoiced = hours.invoiced.minutes + hours.invoiced.extraMinutes
  // The minimum is paid however few minutes are agreed, and is invoiced with them.
  if (paidMinutes(work, minutes) < invoiced)
    throw new ApiError('hours.impossible', {
      fields: {
        minutes: `${durationText(invoiced)} of it is invoiced already: propose that or more, or ask for a credit note.`,
      },
    })

  const respondBy = new Date(agreementDueAt(now.toISOString()))
  await hoursRepository(tx, work.id).counter({ minutes, reason, respondBy })
  await ctx.record({
    action: 'hours.countered',
    ...(await aboutWork(tx, work)),
    detail: { minutes },
    notices: [counterNotice(work, { minutes, reason, respondBy: respondBy.toISOString() })],
  })
}

/** Throws when these hours cannot get this answer from this side. */
export function requireTurn(
  viewer: Viewer,
  hours: HoursRow | null,
  action: Answer['action'],
): asserts hours is HoursRow {
  if (!hours)
    throw new ApiError('assignment.wrong-state', {
      message: 'There are no hours to agree before the worker has booked off.',
    })
  if (hours.status === 'agreed') throw new ApiError('hours.closed')
  if (!answersOpenTo(viewer.side, hours).includes(action))
    throw new ApiError('hours.not-yours', { message: turnText(viewer, hours) })
}

function turnText({ side }: Viewer, { status }: HoursRow): string {
  if (status === 'countered' && side === 'company')
    return 'Your company has proposed other hours already. The worker answers next.'
  if (status === 'proposed' && side === 'seeker') return 'These are your hours. The company answers next.'
  return 'The hours are in dispute: you can only agree these hours, or leave the dispute open.'
}
