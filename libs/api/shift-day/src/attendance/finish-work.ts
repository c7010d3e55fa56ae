import { companyLinks } from '@s4/links'
import type { AttendanceEvent } from '@s4/contract'
import { hoursFigures, type Figures } from '@s4/domain/hours'
import { durationText, timeText } from '@s4/domain/shift-text'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import { proposeHours, recordedAttendance } from '@s4/api-money/hours'
import { raiseAlert, settleAlerts } from '../alerts/raise-alert'
import { endCheckCalls } from '../check-calls/next-check-call'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import { attendanceRepository } from './attendance-repository'
import { aboutDay, companyNotice, sentLaterText } from '../live-shift/about-day'
import type { SitePosition } from '../live-shift/site-position'
import { requireBookedOn, type Work } from '../live-shift/work-repository'

interface FinishWorkInput extends SitePosition {
  work: Work
  /** When the work ended; in the past only when the company enters it. */
  at: Date
  source: AttendanceEvent['source']
  deviceAt: string | null
  reason?: string
  /** Notices to the worker. */
  notices?: readonly NewNotice[]
}

/** Whoever books off this long before the end leaves a place empty. */
const LEFT_EARLY_MS = 30 * 60_000

/** Ends the attendance, stops the check calls and proposes the hours (docs/product.md#hours). */
export async function finishWork(ctx: CommandContext<Actor>, ending: FinishWorkInput): Promise<void> {
  const { tx, actor, now } = ctx
  const { work, at, source, position, inside, deviceAt, reason, notices = [] } = ending
  requireBookedOn(work)
  const attendance = attendanceRepository(tx, work.id)
  await attendance.close(at)
  await attendance.record({
    kind: 'bookOff',
    source,
    position,
    inside,
    deviceAt,
    serverAt: at,
    byUid: actor.uid,
    ...(reason && { reason }),
  })
  await endCheckCalls(ctx, work, at)
  await assignmentRepository(tx).setStatus([work.id], 'completed')
  await settleAlerts(ctx, {
    work,
    kind: 'forgottenBookOff',
    resolution: `Booked off at ${timeText(at.toISOString(), work.zone)}.`,
  })

  const early = isLeftEarly(ctx, ending)
    ? await raiseAlert(ctx, {
        work,
        kind: 'leftEarly',
        position,
        detail:
          `booked off at ${timeText(at.toISOString(), work.zone)}, ` +
          `the shift ends at ${timeText(work.endsAt, work.zone)}`,
      })
    : null

  const recorded = recordedAttendance(tx, work.id)
  const byHand = await recorded.byHand(work.seekerUid)
  const figures = hoursFigures(
    work,
    {
      bookedOnAt: work.bookedOnAt,
      bookedOffAt: at.toISOString(),
      breaks: await recorded.breaks(),
      byHand,
      otherWork: await recorded.otherWork(),
    },
    work.breaksPaid,
  )
  await proposeHours(tx, { work, figures }, now)
  const { worker, entered } = figures
  await ctx.record({
    action: 'attendance.booked-off',
    ...(await aboutDay(tx, work)),
    detail: { minutes: worker.minutes, ...(entered && { entered: entered.minutes }), source },
    notices: [
      await companyNotice(tx, work, {
        kind: 'attendance.booked-off',
        title: `${work.seekerName} ${byHand.off ? 'was booked off by hand' : `booked off${sentLaterText(ctx, work)}`}`,
        body: `${work.title}, ${work.siteName}. ${nextText(figures)}`,
        link: `${companyLinks.completedJob(work.jobId)}?shift=${work.shiftId}`,
      }),
      ...(early ?? []),
      ...notices,
    ],
  })
}

/** A company that booked them off knows, and a shift that is over needs nobody. */
const isLeftEarly = ({ now }: CommandContext, { work, at, source }: FinishWorkInput): boolean =>
  source !== 'manual' &&
  now.getTime() < Date.parse(work.endsAt) &&
  Date.parse(work.endsAt) - at.getTime() >= LEFT_EARLY_MS

/** Warns the company of what happens without an answer. */
function nextText({ worker, entered }: Figures): string {
  if (!entered || entered.minutes === worker.minutes) return 'Agree the hours within 72 hours.'
  return (
    `What was entered by hand comes to ${durationText(entered.minutes)}. Without an answer within 72 ` +
    `hours ${durationText(worker.minutes)} are agreed: propose ${durationText(entered.minutes)} with a ` +
    'reason if that is what was worked.'
  )
}
