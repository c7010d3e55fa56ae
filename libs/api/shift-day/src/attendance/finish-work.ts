import type { AttendanceEvent } from '@s4/contract'
import { agreementDueAt, figuresOf, type Figures } from '@s4/domain/hours'
import { durationText, timeText } from '@s4/domain/shift-text'
import type { Db } from '@s4/db'
import { settleAlerts } from '../alerts/raise-alert'
import { checkCallRepository } from '../check-calls/check-call-repository'
import type { Actor } from '@s4/api-platform/actor'
import { recordedAttendance } from '@s4/api-money/hours'
import { attendanceRepository } from './attendance-repository'
import { recordDay, tellCompany } from '../live-shift/tell'
import type { Whereabouts } from '../live-shift/whereabouts'
import { demandBookedOn, workRepository, type Work } from '../live-shift/work-repository'

interface Finish extends Whereabouts {
  /** When the work ended; before `now` only by the company's hand. */
  at: Date
  now: Date
  source: AttendanceEvent['source']
  deviceAt: string | null
  actor: Actor
  requestId: string
  reason?: string
}

/** Ends the attendance, however that came about: stops the check calls and proposes the hours (PRODUCT rule 11). */
export async function finish(
  tx: Db,
  work: Work,
  { at, now, source, position, inside, deviceAt, actor, requestId, reason }: Finish,
): Promise<void> {
  demandBookedOn(work)
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
  await checkCallRepository(tx).stop(work.id)
  await workRepository(tx).setStatus(work.id, 'completed')
  await settleAlerts(tx, work.id, 'forgottenBookOff', `Booked off at ${timeText(at.toISOString(), work.zone)}.`, now)

  const recorded = recordedAttendance(tx, work.id)
  const byHand = await recorded.byHand(work.seekerUid)
  const figures = figuresOf(
    work,
    { bookedOnAt: work.bookedOnAt, bookedOffAt: at.toISOString(), breaks: await recorded.breaks(), byHand },
    work.breaksPaid,
  )
  const { worker, entered } = figures
  // The 72 hours run from when both could know, whatever time was entered.
  await tx.query(
    `insert into assignment_hours (assignment_id, status, proposed_minutes, extra_minutes, entered_minutes, entered_extra_minutes, respond_by) values ($1, 'proposed', $2, $3, $4, $5, $6)`,
    [
      work.id,
      worker.minutes,
      worker.extraMinutes,
      entered?.minutes ?? null,
      entered?.extraMinutes ?? 0,
      agreementDueAt(now.toISOString()),
    ],
  )
  await recordDay(tx, {
    now,
    work,
    actor,
    action: 'attendance.booked-off',
    requestId,
    detail: { minutes: worker.minutes, ...(entered && { entered: entered.minutes }), source },
  })
  const link = `/completed-jobDetail/${work.jobId}?shift=${work.shiftId}`
  await tellCompany(
    tx,
    work,
    {
      now,
      kind: 'attendance.booked-off',
      title: `${work.seekerName} ${byHand.off ? 'was booked off by hand' : 'booked off'}`,
      body: `${work.title}, ${work.siteName}. ${nextText(figures)}`,
    },
    link,
  )
}

/** What silence does, before it does it. */
function nextText({ worker, entered }: Figures): string {
  if (!entered || entered.minutes === worker.minutes) return 'Agree the hours within 72 hours.'
  return `What was entered by hand comes to ${durationText(entered.minutes)}. Without an answer within 72 hours ${durationText(worker.minutes)} are agreed: propose ${durationText(entered.minutes)} with a reason if that is what was worked.`
}
