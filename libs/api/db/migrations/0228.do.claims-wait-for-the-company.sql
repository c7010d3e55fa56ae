-- More time that a worker claims waits for the company like hours that are not agreed (docs/product.md#hours).
create or replace view finished_work_now as
  select assignment.id as assignment_id, assignment.company_id, assignment.seeker_id, assignment.job_id,
    assignment.shift_id, shift.starts_at,
    (assignment.starts_at at time zone assignment.zone)::date as worked_on,
    assignment.status = 'cancelled' as is_cancelled,
    coalesce(hours.status in ('proposed', 'disputed'), false) or exists (select from hours_claim claim
      where claim.assignment_id = assignment.id and claim.status = 'open' and claim.side = 'seeker') as to_agree,
    coalesce(hours.status = 'countered', false) as waiting, hours.agreed_minutes,
    coalesce(hours.agreed_pence, 0) as agreed_pence,
    case when assignment.status = 'hoursAgreed' and assignment.engagement = 'self-employed'
      then coalesce(hours.agreed_pence - billed.total_net, 0) else 0 end as not_invoiced,
    billed.invoices, billed.net, billed.vat, billed.paid, billed.to_pay, billed.refund_due, billed.unpaid
  from assignment join shift on shift.id = assignment.shift_id
  left join assignment_hours hours on hours.assignment_id = assignment.id
  cross join lateral (
    select count(*)::int as invoices, coalesce(sum(income_pence), 0)::int as net,
      coalesce(sum(income_vat_pence), 0)::int as vat, coalesce(sum(received_pence), 0)::int as paid,
      coalesce(sum(greatest(0, owed_pence)), 0)::int as to_pay,
      coalesce(sum(greatest(0, -owed_pence)), 0)::int as refund_due,
      count(*) filter (where owed_pence > 0)::int as unpaid,
      coalesce(sum(total_pence - vat_pence), 0)::int as total_net
    from invoice where invoice.assignment_id = assignment.id
  ) billed
  where assignment.status in ('completed', 'hoursAgreed', 'invoiced', 'paid')
    or assignment.status = 'cancelled' and billed.invoices > 0;
create trigger finished_work_follows_new_claims after insert on hours_claim
  referencing new table as changed for each statement execute function finished_work_follows_its_rows();
create trigger finished_work_follows_claims after update on hours_claim
  referencing new table as changed for each statement execute function finished_work_follows_its_rows();
update finished_work set to_agree = true from hours_claim claim
where claim.assignment_id = finished_work.assignment_id and claim.status = 'open' and claim.side = 'seeker'
  and not to_agree;
