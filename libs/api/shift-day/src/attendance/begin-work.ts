import type { AttendanceEvent } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { violatedConstraint } from '@s4/db'
import { timeText } from '@s4/domain/shift-text'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import { endCoverOnArrival } from '@s4/api-marketplace/cover'
import { fitHours } from '@s4/api-money/hours'
import { alertRepository } from '../alert-log/alert-repository'
import { raiseAlert, settleAlerts } from '../alerts/raise-alert'
import { countCheckCalls } from '../check-calls/next-check-call'
import type { Actor } from '@s4/api-platform/actor'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import type { NewNotice } from '@s4/api-platform/notices'
import { atOtherWorkNow } from './other-attendance'
import { attendanceRepository } from './attendance-repository'
import { aboutDay, companyNotice, sentLaterText } from '../live-shift/about-day'
import type { SitePosition } from '../live-shift/site-position'
import type { Work } from '../live-shift/work-repository'

interface BookOn extends SitePosition {
  work: Work
  /** When the work began; in the past only when the company enters it. */
  at: Date
  source: AttendanceEvent['source']
  checkpoint: string | null
  deviceAt: string | null
  shareLocation: boolean
  reason?: string
  /** The papers the worker lacks; only the company can begin work without them. */
  missingPapers?: AttendanceEvent['missingPapers']
  /** Notices to the worker. */
  notices?: readonly NewNotice[]
}

/**
 * Opens the attendance of agreed work, for the worker's and the company's booking alike; the caller has locked the
 * worker's time. Hours of other work that wait for an answer end where this begins. Throws `booking.other-open`.
 */
export async function beginWork(ctx: CommandContext<Actor>, bookOn: BookOn): Promise<void> {
  const { tx } = ctx
  const { work, at, source, checkpoint, position, inside, missingPapers = [], notices = [] } = bookOn
  await openAttendance(ctx, { ...bookOn, missingPapers })
  await fitHours(ctx, work.seekerId)
  await assignmentRepository(tx).setStatus([work.id], 'inProgress')
  await countCheckCalls(ctx, work, at)
  const resolution = `Booked on at ${timeText(at.toISOString(), work.zone)}.`
  await settleAlerts(ctx, { work, kind: 'late', resolution })
  await settleAlerts(ctx, { work, kind: 'checkDue', resolution })
  await settleCovered(ctx, work, at)
  await endCoverOnArrival(asS4(ctx), { assignmentId: work.id })
  const outside = inside === 'outside' ? await raiseAlert(ctx, { work, kind: 'outsideAtBookOn', position }) : null
  const papers = missingPapers.length > 0 ? await raiseAlert(ctx, { work, kind: 'papersMissing', missingPapers }) : null
  await ctx.record({
    action: 'attendance.booked-on',
    ...(await aboutDay(tx, work)),
    detail: { source, checkpoint, inside, missingPapers },
    notices: [
      await companyNotice(tx, work, {
        kind: 'attendance.booked-on',
        title: `${work.seekerName} booked on${sentLaterText(ctx, work)}`,
      }),
      ...(outside ?? []),
      ...(papers ?? []),
      ...notices,
    ],
  })
}

/** Whoever covers somebody who left early has come: the alert about them ends. */
async function settleCovered({ tx, now }: CommandContext, { id, seekerName, zone, companyId }: Work, at: Date) {
  const [left] = await tx.query<{ id: string }>(
    `select cover.replaces_assignment_id as id from assignment
     join offer on offer.id = assignment.offer_id join cover on cover.id = offer.cover_id
     where assignment.id = $1 and cover.replaces_assignment_id is not null`,
    [id],
  )
  if (!left) return
  const resolution = `${seekerName} booked on in their place at ${timeText(at.toISOString(), zone)}.`
  await alertRepository(tx, companyId).settle({ assignmentId: left.id, kind: 'leftEarly', resolution }, now)
}

type OpenAttendance = BookOn & Required<Pick<BookOn, 'missingPapers'>>

async function openAttendance({ tx, actor, now }: CommandContext<Actor>, opening: OpenAttendance): Promise<void> {
  const { work, at, source, checkpoint, position, inside, deviceAt, shareLocation, reason, missingPapers } = opening
  const attendance = attendanceRepository(tx, work.id)
  try {
    await attendance.open(work.seekerId, {
      at,
      sharedSince: shareLocation ? now : null,
      outsideSince: inside === 'outside' ? now : null,
    })
  } catch (error) {
    if (violatedConstraint(error) === 'one_open_attendance')
      throw source === 'manual' ? atOtherWorkNow() : new ApiError('booking.other-open')
    throw error
  }
  await attendance.record({
    kind: 'bookOn',
    source,
    checkpoint,
    position,
    inside,
    deviceAt,
    serverAt: at,
    byUid: actor.uid,
    missingPapers,
    ...(reason && { reason }),
  })
}
