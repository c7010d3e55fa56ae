import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { attendedStretches } from '@s4/domain/attended-stretches'
import { agreementDueAt, besideOtherWork, type OtherWork, paidSpans, proposedHours } from '@s4/domain/hours'
import { momentText, wholeMinuteFrom } from '@s4/domain/shift-text'
import { bookingOpensAt } from '@s4/domain/shift-window'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { aboutWork } from '../notices/about-work'
import { givenNotice } from '../notices/hours-notices'
import { hoursRepository, type HoursRow } from './hours-repository'
import { recordedAttendance } from './recorded-attendance'

interface OwnTimesInput extends Pick<ParsedInputOf<Contract['hours.answer']>, 'bookedOnAt' | 'bookedOffAt' | 'reason'> {
  work: LockedAssignment
  hours: HoursRow
}

interface Times {
  bookedOnAt: string
  bookedOffAt: string
}

interface OtherWorkOf {
  recorded: Times
  otherWork: OtherWork
  zone: string
}

const MAX_SHIFT_MS = 24 * 60 * 60_000

/**
 * Replaces times the company entered by hand with the worker's own and restarts the company's 72 hours. The caller has
 * checked whose turn it is. Throws `hours.closed`, `hours.impossible`.
 */
export async function giveHours(ctx: CommandContext<Actor>, { work, hours, ...given }: OwnTimesInput): Promise<void> {
  const { tx, now } = ctx
  const { status, respondBy: until } = hours
  if (until !== null && Date.parse(until) <= now.getTime()) {
    const outcome = status === 'countered' ? 'these hours are disputed' : 'your hours for the shift are agreed'
    throw new ApiError('hours.closed', {
      message: `Time to answer ended on ${momentText(until, work.zone)}: ${outcome}.`,
    })
  }

  const attendance = recordedAttendance(tx, work.id)
  const recorded = await attendance.times()
  const times = checkedTimes(given, recorded, await attendance.byHand(work.seekerUid))
  refuseImpossibleTimes(times, work, now)
  refuseOtherWork(times, { recorded, otherWork: await attendance.otherWork(), zone: work.zone })
  const breaks = (await attendance.breaks()).map(({ startsAt, endsAt }) => ({
    startsAt,
    endsAt: endsAt ?? recorded.bookedOffAt,
  }))
  const attended = { ...times, breaks }
  const { minutes, beforeMinutes, afterMinutes } = proposedHours(work, attended, work.breaksPaid)
  const spans = paidSpans(work, attended, work.breaksPaid)

  const respondBy = new Date(agreementDueAt(now.toISOString()))
  await hoursRepository(tx, work.id).give({
    ...times,
    reason: given.reason,
    // What is invoiced stays.
    figure: { minutes, extraMinutes: Math.max(beforeMinutes + afterMinutes, hours.invoiced.extraMinutes) },
    stretches: attendedStretches(work.stretches, work, spans),
    at: now,
    respondBy,
  })
  await ctx.record({
    action: 'hours.given',
    ...(await aboutWork(tx, work)),
    detail: { minutes },
    notices: [await givenNotice(tx, work, { minutes, reason: given.reason, respondBy: respondBy.toISOString() })],
  })
}

/** Only times entered by somebody else can be replaced. */
function checkedTimes(
  { bookedOnAt, bookedOffAt, reason }: Omit<OwnTimesInput, 'work' | 'hours'>,
  recorded: Times,
  byHand: { on: boolean; off: boolean },
): Times {
  const missing = {
    ...(reason === '' && { reason: 'Say how you know. The company reads it.' }),
    ...(byHand.on && !bookedOnAt && { bookedOnAt: 'Enter when you started.' }),
    ...(byHand.off && !bookedOffAt && { bookedOffAt: 'Enter when you left.' }),
  }
  if (Object.keys(missing).length > 0) throw new ApiError('hours.impossible', { fields: missing })
  return {
    bookedOnAt: (byHand.on && bookedOnAt) || recorded.bookedOnAt,
    bookedOffAt: (byHand.off && bookedOffAt) || recorded.bookedOffAt,
  }
}

function refuseImpossibleTimes({ bookedOnAt, bookedOffAt }: Times, work: LockedAssignment, now: Date): void {
  const [on, off, opens] = [Date.parse(bookedOnAt), Date.parse(bookedOffAt), bookingOpensAt(work)]
  const fields = {
    ...(on < opens && {
      bookedOnAt: `Booking on opened at ${momentText(new Date(opens).toISOString(), work.zone)}: give that or later.`,
    }),
    ...(off <= on && { bookedOffAt: `Give a time after you started, ${momentText(bookedOnAt, work.zone)}.` }),
    ...(off > now.getTime() && { bookedOffAt: 'Give a time that is not in the future.' }),
    ...(off - on > MAX_SHIFT_MS && { bookedOffAt: 'A shift is never longer than 24 hours.' }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('hours.impossible', { fields })
}

/** Only times that the worker gave; other work is named by its time, and by no more. */
function refuseOtherWork(times: Times, { recorded, otherWork, zone }: OtherWorkOf): void {
  const free = besideOtherWork(times, otherWork)
  const [ended, began] = [wholeMinuteFrom(free.bookedOnAt), free.bookedOffAt].map((at) => momentText(at, zone))
  const isGiven = (field: keyof Times) => times[field] !== recorded[field] && times[field] !== free[field]
  const fields = {
    ...(isGiven('bookedOnAt') && { bookedOnAt: `Other work of yours counts until ${ended}: give that or later.` }),
    ...(isGiven('bookedOffAt') && { bookedOffAt: `Other work of yours counts from ${began}: give that or earlier.` }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('hours.impossible', { fields })
}
