import type { AttendanceEvent } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { violatedConstraint, type Db } from '@s4/db'
import { timeText } from '@s4/domain/shift-text'
import { raiseAlert, settleAlerts } from '../alerts/raise-alert'
import { scheduleCheckCall } from '../check-calls/next-check-call'
import type { Actor } from '@s4/api-platform/actor'
import { attendanceRepository } from './attendance-repository'
import { recordDay, tellCompany } from '../live-shift/tell'
import type { Whereabouts } from '../live-shift/whereabouts'
import { workRepository, type Work } from '../live-shift/work-repository'

interface Beginning extends Whereabouts {
  /** When the work began; before `now` only by the company's hand. */
  at: Date
  now: Date
  source: AttendanceEvent['source']
  checkpoint: string | null
  deviceAt: string | null
  shareLocation: boolean
  actor: Actor
  requestId: string
  reason?: string
  /** What is missing of the worker's papers; only the company's hand begins work without them. */
  missingPapers?: AttendanceEvent['missingPapers']
}

/** Opens the attendance of agreed work, however that came about. Throws `booking.other-open`. */
export async function begin(
  tx: Db,
  work: Work,
  {
    at,
    now,
    source,
    checkpoint,
    position,
    inside,
    deviceAt,
    shareLocation,
    actor,
    requestId,
    reason,
    missingPapers = [],
  }: Beginning,
): Promise<void> {
  const outside = inside === 'outside'
  const attendance = attendanceRepository(tx, work.id)
  try {
    await attendance.open(work.seekerId, {
      at,
      sharedSince: shareLocation ? now : null,
      outsideSince: outside ? now : null,
    })
  } catch (error) {
    if (violatedConstraint(error) === 'one_open_attendance') throw new Problem('booking.other-open')
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
  await workRepository(tx).setStatus(work.id, 'inProgress')
  await scheduleCheckCall(tx, work, at, now)
  await settleAlerts(tx, work.id, 'late', `Booked on at ${timeText(at.toISOString(), work.zone)}.`, now)

  await recordDay(tx, {
    now,
    work,
    actor,
    action: 'attendance.booked-on',
    requestId,
    detail: { source, checkpoint, inside, missingPapers },
  })
  await tellCompany(tx, work, { now, kind: 'attendance.booked-on', title: `${work.seekerName} booked on` })
  if (outside) await raiseAlert(tx, work, { kind: 'outsideAtBookOn', now, position })
  if (missingPapers.length > 0) await raiseAlert(tx, work, { kind: 'papersMissing', now, missingPapers })
}
