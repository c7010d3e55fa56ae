import type { Contract, ParsedInputOf } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import type { HoursLines } from '@s4/domain/agreed-lines'
import { answersOpenTo, awaitsWorker, mostMinutes } from '@s4/domain/hours-answers'
import { agreementDueAt } from '@s4/domain/hours'
import { durationText, momentText } from '@s4/domain/shift-text'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import { type Viewer, viewerOf } from '@s4/api-platform/http'
import type { Sealing } from '@s4/api-platform/deps'
import { agreeHours } from './agree-hours'
import { disputeHours } from './dispute-hours'
import { giveHours } from './give-hours'
import { tellOfCounter, tellOfRefusal } from '../notices/hours-notices'
import { companysFigure, disputedOf, hoursRepository, type HoursRow } from './hours-repository'
import { recordHours } from '../notices/record-hours'

interface Answering {
  input: ParsedInputOf<Contract['assignments.hours']>
  actor: Actor
  now: Date
  requestId: string
  sealing: Sealing
}

/** One side's answer to the hours as they stand. Throws `assignment.missing`, `hours.closed`, `hours.not-yours`, `hours.impossible`. */
export async function answerHours(tx: Db, { input, actor, now, requestId, sealing }: Answering): Promise<void> {
  const viewer = viewerOf(actor)
  const work = await assignmentRepository(tx).lock(input.id, viewer)
  const hours = await hoursRepository(tx, work.id).show()
  demandTurn(viewer, hours, input.action)

  if (input.action === 'agree') {
    await agreeHours(tx, work, { ...figureToAgree(viewer, hours, input.acceptExtra), actor, now, requestId, sealing })
  } else if (input.action === 'counter') {
    await counter(tx, work, hours, { input, actor, now, requestId })
  } else if (input.action === 'give') {
    await giveHours(tx, work, hours, { input, actor, now, requestId })
  } else {
    if (input.reason === '')
      throw new Problem('hours.impossible', { fields: { reason: 'Say why: the company will read it.' } })
    const number = await disputeHours(tx, work, { actor, now, requestId, sealing, reason: input.reason })
    await tellOfRefusal(tx, work, { now, reason: input.reason, number, disputed: disputedOf(hours) })
  }
}

/** The company takes the worker's figure, the worker the company's: what it proposed, or entered by hand. */
function figureToAgree({ side }: Viewer, hours: HoursRow, acceptExtra: boolean): HoursLines {
  const { proposedMinutes: minutes, extraMinutes, entered } = hours
  if (side === 'seeker') return awaitsWorker(hours) && entered ? entered : companysFigure(hours)
  // Time beside the shift that the company has granted already is not taken back.
  return {
    minutes,
    extraMinutes: acceptExtra ? extraMinutes : Math.min(extraMinutes, companysFigure(hours).extraMinutes),
  }
}

async function counter(
  tx: Db,
  work: LockedAssignment,
  hours: HoursRow,
  { input, actor, now, requestId }: Omit<Answering, 'sealing'>,
): Promise<void> {
  const { minutes, reason } = input
  if (hours.status === 'proposed' && hours.respondBy !== null && Date.parse(hours.respondBy) <= now.getTime()) {
    throw new Problem('hours.closed', {
      message: `Time to answer ran out on ${momentText(hours.respondBy, work.zone)}: the worker’s hours stand.`,
    })
  }
  const most = mostMinutes(work, hours.extraMinutes)
  if (minutes === undefined)
    throw new Problem('hours.impossible', { fields: { minutes: 'Enter the hours and minutes you propose.' } })
  if (minutes > most)
    throw new Problem('hours.impossible', {
      fields: { minutes: `This shift and the time beside it are ${durationText(most)}: propose that or less.` },
    })
  if (minutes === hours.proposedMinutes)
    throw new Problem('hours.impossible', {
      fields: { minutes: 'That is what the worker proposes: agree it instead.' },
    })
  if (reason === '') throw new Problem('hours.impossible', { fields: { reason: 'Say why: the worker will read it.' } })
  const invoiced = hours.invoiced.minutes + hours.invoiced.extraMinutes
  if (minutes < invoiced)
    throw new Problem('hours.impossible', {
      fields: {
        minutes: `${durationText(invoiced)} of it is invoiced already: propose that or more, or ask for a credit note.`,
      },
    })

  const respondBy = new Date(agreementDueAt(now.toISOString()))
  await hoursRepository(tx, work.id).counter({ minutes, reason, respondBy })
  await recordHours(tx, work, { now, actor, requestId, action: 'hours.countered', detail: { minutes } })
  await tellOfCounter(tx, work, { now, minutes, reason, respondBy: respondBy.toISOString() })
}

function demandTurn(
  viewer: Viewer,
  hours: HoursRow | null,
  action: Answering['input']['action'],
): asserts hours is HoursRow {
  if (!hours)
    throw new Problem('assignment.wrong-state', {
      message: 'There are no hours to agree before the worker has booked off.',
    })
  if (hours.status === 'agreed') throw new Problem('hours.closed')
  if (!answersOpenTo(viewer.side, hours).includes(action))
    throw new Problem('hours.not-yours', { message: turnText(viewer, hours) })
}

function turnText({ side }: Viewer, { status }: HoursRow): string {
  if (status === 'countered' && side === 'company')
    return 'Your company has proposed other hours already. The worker answers next.'
  if (status === 'proposed' && side === 'seeker') return 'These are your hours. The company answers next.'
  return 'That cannot be answered so: agree these hours, or leave the dispute open.'
}
