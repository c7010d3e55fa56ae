-- Nobody is to be called about a worker who is not expected any more: an alert about somebody who has not booked on, or
-- cannot, ends with their work, however that ends (docs/product.md#late-and-forgotten).
create function end_alerts_of_ended_work() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update alert set resolved_at = coalesce(new.ended_at, now()), outcome = 'endedByItself',
    resolution = case
      when new.status = 'noShow' then 'Recorded as a no-show.'
      when new.ended_by = 'company' then 'The company cancelled this work.'
      else 'The worker cancelled this work.'
    end
  where assignment_id = new.id and kind in ('late', 'checkDue') and resolved_at is null;
  return null;
end $$;
create trigger alerts_end_with_their_work after update of status on assignment
  for each row when (new.status in ('cancelled', 'noShow') and new.status is distinct from old.status)
  execute function end_alerts_of_ended_work();

update alert set resolved_at = greatest(assignment.ended_at, alert.raised_at), outcome = 'endedByItself',
  resolution = case
    when assignment.status = 'noShow' then 'Recorded as a no-show.'
    when assignment.ended_by = 'company' then 'The company cancelled this work.'
    else 'The worker cancelled this work.'
  end
from assignment where assignment.id = assignment_id and assignment.status in ('cancelled', 'noShow')
  and assignment.ended_at is not null and kind in ('late', 'checkDue') and resolved_at is null;
