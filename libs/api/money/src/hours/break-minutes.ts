/** The minutes of the breaks recorded for `assignment`; one that was still open ends at booking off. */
export const BREAK_MINUTES = `(select coalesce(sum(extract(epoch from
      date_trunc('minute', ended.at) - date_trunc('minute', begun.server_at)) / 60), 0)::int
  from attendance_event begun
  cross join lateral (select coalesce(
    (select min(later.server_at) from attendance_event later where later.assignment_id = assignment.id
      and later.kind in ('breakEnd', 'bookOff') and later.server_at >= begun.server_at),
    begun.server_at) as at) ended
  where begun.assignment_id = assignment.id and begun.kind = 'breakStart')`
