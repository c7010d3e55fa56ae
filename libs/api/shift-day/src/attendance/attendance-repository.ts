import type { AttendanceEvent, Position } from '@s4/contract'
import type { Db } from '@s4/db'
import type { z } from 'zod'
import { v7 as uuid } from 'uuid'

interface NewEvent {
  kind: AttendanceEvent['kind']
  source: AttendanceEvent['source']
  checkpoint?: string | null
  position: z.infer<typeof Position> | null
  inside: AttendanceEvent['inside']
  deviceAt: string | null
  serverAt: Date
  byUid: string
  reason?: string
  missingPapers?: AttendanceEvent['missingPapers']
}

export const attendanceRepository = (tx: Db, assignmentId: string) => ({
  /** Fails on `one_open_attendance` when the seeker is booked on elsewhere. */
  async open(
    seekerId: string,
    { at, sharedSince, outsideSince }: { at: Date; sharedSince: Date | null; outsideSince: Date | null },
  ) {
    await tx.query(
      `insert into attendance (assignment_id, seeker_id, booked_on_at, location_shared_at, outside_since, calls_vary,
         calls_by_checkpoint)
       select assignment.id, $2, $3, $4, $5, site.calls_vary, site.calls_by_checkpoint
       from assignment join site on site.id = site_id where assignment.id = $1`,
      [assignmentId, seekerId, at, sharedSince, outsideSince],
    )
  },

  async close(at: Date) {
    await tx.query(
      'update attendance set booked_off_at = $2, on_break_since = null, outside_since = null where assignment_id = $1',
      [assignmentId, at],
    )
  },

  async setBreak(since: Date | null) {
    await tx.query('update attendance set on_break_since = $2 where assignment_id = $1', [assignmentId, since])
  },

  async shareLocation(since: Date | null) {
    await tx.query('update attendance set location_shared_at = $2, outside_since = null where assignment_id = $1', [
      assignmentId,
      since,
    ])
  },

  async setOutside(since: Date | null) {
    await tx.query('update attendance set outside_since = $2 where assignment_id = $1', [assignmentId, since])
  },

  async record({
    kind,
    source,
    checkpoint = null,
    position,
    inside,
    deviceAt,
    serverAt,
    byUid,
    reason,
    missingPapers = [],
  }: NewEvent) {
    await tx.query(
      `insert into attendance_event (id, assignment_id, kind, source, checkpoint, lat, lng, accuracy, inside,
           device_at, server_at, by_uid, reason, missing_papers)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        uuid(),
        assignmentId,
        kind,
        source,
        checkpoint,
        position?.lat ?? null,
        position?.lng ?? null,
        position?.accuracy ?? null,
        inside,
        deviceAt,
        serverAt,
        byUid,
        reason ?? null,
        missingPapers,
      ],
    )
  },

  /** What the latest event of a kind was booked by; null without one. */
  async lastSource(kind: AttendanceEvent['kind']): Promise<AttendanceEvent['source'] | null> {
    const [event] = await tx.query<{ source: AttendanceEvent['source'] }>(
      'select source from attendance_event where assignment_id = $1 and kind = $2 order by server_at desc limit 1',
      [assignmentId, kind],
    )
    return event?.source ?? null
  },

  /** Moves the attendance back in time; for development and tests only. */
  async move(minutesBack: number) {
    await tx.query(
      `update attendance set booked_on_at = booked_on_at - span, booked_off_at = booked_off_at - span,
         on_break_since = on_break_since - span
       from make_interval(mins => $2) span where assignment_id = $1`,
      [assignmentId, minutesBack],
    )
    await tx.query(
      `update attendance_event set server_at = server_at - span, device_at = device_at - span
       from make_interval(mins => $2) span where assignment_id = $1`,
      [assignmentId, minutesBack],
    )
  },
})
