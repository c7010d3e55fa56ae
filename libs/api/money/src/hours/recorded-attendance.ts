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
   * The worker's other work around this one: its attendance, and the time beside it that its hours count. Those that
   * are open count no more at their end, because this one lowers them; of those in dispute, or invoiced in part, the
   * sure part counts, without minutes that only a minimum call-out pays; of work whose invoices are credited in full,
   * its attendance. Where other work counts time of this attendance, that is as if it ended where this began, or began
   * where this ended. Work that is not finished counts from its planned start, if it began by hand.
   */
  async otherWork(): Promise<OtherWork> {
    const [row] = await db.query<OtherWork>(
      `select max(least(own.booked_on_at, before_ends)) filter (where before_ends is not null) as ended_at,
         min(greatest(own.booked_off_at, begins)) filter (where after_ends > own.booked_off_at) as began_at
       from attendance own
       join assignment work on work.seeker_id = own.seeker_id and work.id <> own.assignment_id
         and work.starts_at between own.booked_on_at - interval '7 days' and own.booked_on_at + interval '7 days'
       join attendance other on other.assignment_id = work.id
       left join assignment_hours hours on hours.assignment_id = work.id
       cross join lateral (select other.booked_on_at < own.booked_on_at as is_before) place
       cross join lateral (select
           coalesce(sum(shift_minutes + invoice.extra_minutes), 0) - case
             when sum(shift_minutes) > (work.terms #>> '{pay,minimumMinutes}')::integer then 0
             else coalesce(sum(called_out.minutes), 0) end as minutes,
           bool_and(total_pence > 0 and total_pence = credited.pence) is not true as is_owed
         from invoice cross join lateral (select sum(amount_pence) as pence from credit_note
           where credit_note.invoice_id = invoice.id) credited
         cross join lateral (select coalesce(sum((line ->> 'minutes')::integer), 0) as minutes
           from jsonb_array_elements(lines) line where line ->> 'kind' = 'minimumCallOut'
         ) called_out
         where invoice.assignment_id = work.id) invoiced
       cross join lateral (select greatest(case when hours.status = 'disputed' then counter_minutes end,
         invoiced.minutes) as minutes) sure
       cross join lateral (select case when not is_owed then null when hours.status = 'agreed' then counts_until
         when sure.minutes > 0 then counts_until - make_interval(mins =>
           greatest(0, proposed_minutes + hours.extra_minutes - sure.minutes)::integer) end as until) paid
       cross join lateral (select case when is_owed then counts_from end as counted_from) owed
       cross join lateral (select case when exists (
           select from attendance_event booking join seeker on seeker.id = work.seeker_id
           where booking.assignment_id = work.id and booking.kind = 'bookOn' and booking.by_uid <> seeker.uid)
         then greatest(work.starts_at, (
           select max(booked_off_at) from assignment earlier join attendance on assignment_id = earlier.id
           where earlier.seeker_id = own.seeker_id and booked_on_at < other.booked_on_at
             and earlier.starts_at between other.booked_on_at - interval '7 days' and other.booked_on_at
               + interval '7 days')) end as starts_at) planned
       cross join lateral (select
           greatest(case when is_before then other.booked_off_at end,
             case when coalesce(counted_from, other.booked_on_at) < own.booked_on_at then paid.until end
           ) as before_ends,
           least(other.booked_on_at, counted_from, case when hours.status is null then planned.starts_at end) as begins,
           greatest(other.booked_off_at, paid.until,
             case when other.booked_off_at is null and not is_before then 'infinity'::timestamptz end) as after_ends
         ) counted
       where own.assignment_id = $1`,
      [assignmentId],
    )
    return row ?? { endedAt: null, beganAt: null }
  },
})
