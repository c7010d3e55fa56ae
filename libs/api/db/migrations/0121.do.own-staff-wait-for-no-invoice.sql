-- Work of own staff never waits for an invoice (docs/product.md#own-staff).
create or replace view finished_work_now as
  select assignment.id as assignment_id, assignment.company_id, assignment.seeker_id, assignment.job_id,
    assignment.shift_id, shift.starts_at,
    (assignment.starts_at at time zone assignment.zone)::date as worked_on,
    assignment.status = 'cancelled' as is_cancelled,
    coalesce(hours.status in ('proposed', 'disputed'), false) as to_agree,
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
update finished_work set not_invoiced = 0 from assignment
where assignment.id = finished_work.assignment_id and assignment.engagement = 'own-staff' and not_invoiced <> 0;
