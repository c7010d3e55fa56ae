import type { Db } from '@s4/db'

/** The recorded times of one assignment. */
export const recordedAttendance = (db: Db, assignmentId: string) => ({
  /** Throws before the work has ended. */
  async times(): Promise<{ bookedOnAt: string; bookedOffAt: string }> {
    const [row] = await db.query<{ bookedOnAt: string; bookedOffAt: string }>(
      'select booked_on_at, booked_off_at from attendance where assignment_id = $1 and booked_off_at is not null',
      [assignmentId],
    )
    if (!row) throw new Error(`the attendance of ${assignmentId} has not ended`)
    return row
  },

  /** Whether somebody other than the worker entered the start or the end. */
  async byHand(seekerUid: string): Promise<{ on: boolean; off: boolean }> {
    const entered = await db.query<{ kind: string }>(
      `select kind from attendance_event where assignment_id = $1 and kind in ('bookOn', 'bookOff') and by_uid <> $2`,
      [assignmentId, seekerUid],
    )
    return { on: entered.some(({ kind }) => kind === 'bookOn'), off: entered.some(({ kind }) => kind === 'bookOff') }
  },

  /** An unfinished break has no end. */
  async breaks(): Promise<{ startsAt: string; endsAt: string | null }[]> {
    return db.query(
      `select server_at as starts_at,
         (select min(later.server_at) from attendance_event later
          where later.assignment_id = $1 and later.kind = 'breakEnd' and later.server_at >= begun.server_at) as ends_at
       from attendance_event begun where assignment_id = $1 and kind = 'breakStart' order by server_at`,
      [assignmentId],
    )
  },
})
