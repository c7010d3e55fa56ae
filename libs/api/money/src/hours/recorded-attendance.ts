import type { Db } from '@s4/db'
import type { OtherWork } from '@s4/domain/hours'

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

  /** The times that the worker gave for those entered by hand; null before. */
  async given(): Promise<{ bookedOnAt: string; bookedOffAt: string } | null> {
    const [row] = await db.query<{ bookedOnAt: string; bookedOffAt: string }>(
      `select given_on_at as booked_on_at, given_off_at as booked_off_at from assignment_hours
       where assignment_id = $1 and given_at is not null`,
      [assignmentId],
    )
    return row ?? null
  },

  /**
   * The worker's other attendance around this one. One that began by hand began at the latest when it was planned to,
   * unless its worker gave another time, and one with an accepted claim when its worker came: from then on its own
   * hours count. One whose worker's figure is agreed ended when that figure does, but never after this one began.
   */
  async otherWork(): Promise<OtherWork> {
    const [row] = await db.query<OtherWork>(
      `select max(case when paid_until > other.booked_off_at then least(own.booked_on_at, paid_until)
             else other.booked_off_at end)
           filter (where other.booked_on_at < own.booked_on_at) as ended_at,
         min(least(other.booked_on_at, greatest(own.booked_off_at, least(other.booked_on_at, came_at,
             case when on_by_hand then coalesce(hours.given_on_at, work.starts_at) end))))
           filter (where other.booked_on_at >= own.booked_on_at) as began_at
       from attendance own
       join assignment work on work.seeker_id = own.seeker_id and work.id <> own.assignment_id
         and work.starts_at between own.booked_on_at - interval '7 days' and own.booked_on_at + interval '7 days'
       join attendance other on other.assignment_id = work.id
       join seeker on seeker.id = own.seeker_id
       left join assignment_hours hours on hours.assignment_id = work.id
       cross join lateral (select coalesce(bool_or(kind = 'bookOn'), false) as on_by_hand,
           coalesce(bool_or(kind = 'bookOff'), false) as off_by_hand from attendance_event booking
         where booking.assignment_id = work.id and booking.by_uid <> seeker.uid) entered
       cross join lateral (select min(claim.came_at) as came_at from hours_claim claim
         where claim.assignment_id = work.id and claim.status = 'accepted') claimed
       cross join lateral (select case
           when not off_by_hand or hours.status is distinct from 'agreed'
             or hours.agreed_minutes - hours.agreed_extra_minutes < hours.proposed_minutes then null
           when hours.agreed_extra_minutes < hours.extra_minutes then least(hours.given_off_at, work.ends_at)
           else coalesce(hours.given_off_at, work.ends_at) end as paid_until) agreed
       where own.assignment_id = $1`,
      [assignmentId],
    )
    return row ?? { endedAt: null, beganAt: null }
  },
})
