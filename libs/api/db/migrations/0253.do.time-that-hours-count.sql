-- From when until when hours count time, at other work too (docs/product.md#hours). Null where it is the attendance.
alter table assignment_hours
  add column counts_from timestamptz,
  add column counts_until timestamptz;

-- Rows from before: what was entered by hand, unless fewer minutes were agreed than the worker's figure, and claims.
update assignment_hours hours
set counts_from = least(
      case when by_hand and entered.began then coalesce(given_on_at, assignment.starts_at) end, claimed.came_at),
    counts_until = case when by_hand and entered.ended then coalesce(given_off_at, assignment.ends_at) end
from assignment
join seeker on seeker.id = assignment.seeker_id
cross join lateral (
  select coalesce(bool_or(kind = 'bookOn'), false) as began, coalesce(bool_or(kind = 'bookOff'), false) as ended
  from attendance_event booking
  where booking.assignment_id = assignment.id and booking.by_uid <> seeker.uid
) entered
cross join lateral (
  select min(came_at) as came_at from hours_claim claim
  where claim.assignment_id = assignment.id and claim.status = 'accepted'
) claimed
cross join lateral (
  select exists (select from assignment_hours counted
    where counted.assignment_id = assignment.id and entered_minutes is not null
      and (status <> 'agreed' or agreed_minutes - agreed_extra_minutes >= proposed_minutes)) as by_hand
) figure
where assignment.id = hours.assignment_id
  and (by_hand and (entered.began or entered.ended) or claimed.came_at is not null);
