-- What lists and sums of money need, kept beside its sources so that a company with 100 000 pieces of work reads it as
-- fast as a small one. Only triggers write it; the nightly check compares it and makes it anew where it differs
-- (docs/product.md#ledger).

-- Income of an invoice after its credit notes, without VAT, and the VAT.
alter table invoice
  add column income_pence integer not null default 0,
  add column income_vat_pence integer not null default 0;

update invoice set income_pence = sums.income, income_vat_pence = sums.vat
from (
  select invoice_id, coalesce(-sum(pence) filter (where account = 'workIncome'), 0) as income,
    coalesce(-sum(pence) filter (where account = 'vat'), 0) as vat
  from ledger_entry group by invoice_id
) sums
where invoice.id = sums.invoice_id;

-- What the ledger says of a company, day by day; `payments` are those that were not taken back.
create table company_ledger_day (
  company_id uuid not null references company,
  day date not null,
  payments integer not null,
  received integer not null,
  received_vat integer not null,
  income integer not null,
  primary key (company_id, day)
);
create view company_ledger_day_now as
  select company_id, day,
    (count(*) filter (where kind = 'payment' and account = 'owed')
      - count(*) filter (where kind = 'paymentReversed' and account = 'owed'))::int as payments,
    coalesce(sum(pence) filter (where account = 'received'), 0)::int as received,
    coalesce(sum(pence) filter (where account = 'receivedVat'), 0)::int as received_vat,
    coalesce(-sum(pence) filter (where account = 'workIncome'), 0)::int as income
  from ledger_entry group by company_id, day;
insert into company_ledger_day select * from company_ledger_day_now;

create or replace function keep_balance_on_invoice() returns trigger language plpgsql as $$
begin
  update invoice set owed_pence = owed_pence + change.owed, received_pence = received_pence + change.received,
    received_vat_pence = received_vat_pence + change.received_vat, income_pence = income_pence + change.income,
    income_vat_pence = income_vat_pence + change.vat
  from (
    select invoice_id, coalesce(sum(pence) filter (where account = 'owed'), 0) as owed,
      coalesce(sum(pence) filter (where account in ('received', 'receivedVat')), 0) as received,
      coalesce(sum(pence) filter (where account = 'receivedVat'), 0) as received_vat,
      coalesce(-sum(pence) filter (where account = 'workIncome'), 0) as income,
      coalesce(-sum(pence) filter (where account = 'vat'), 0) as vat
    from added group by invoice_id
  ) change
  where invoice.id = change.invoice_id;

  insert into company_ledger_day as kept (company_id, day, payments, received, received_vat, income)
  select company_id, day,
    count(*) filter (where kind = 'payment' and account = 'owed')
      - count(*) filter (where kind = 'paymentReversed' and account = 'owed'),
    coalesce(sum(pence) filter (where account = 'received'), 0),
    coalesce(sum(pence) filter (where account = 'receivedVat'), 0),
    coalesce(-sum(pence) filter (where account = 'workIncome'), 0)
  from added group by company_id, day order by company_id, day
  on conflict (company_id, day) do update set payments = kept.payments + excluded.payments,
    received = kept.received + excluded.received, received_vat = kept.received_vat + excluded.received_vat,
    income = kept.income + excluded.income;
  return null;
end $$;

-- Each piece of work that is finished, or that was cancelled and billed, with its hours and its invoices added up.
create table finished_work (
  assignment_id uuid primary key references assignment on delete cascade,
  company_id uuid not null,
  seeker_id uuid not null,
  job_id uuid not null,
  shift_id uuid not null,
  -- Of the shift.
  starts_at timestamptz not null,
  -- The day the work began at its site.
  worked_on date not null,
  is_cancelled boolean not null,
  -- Hours, proposed or disputed, that wait for the company; hours that wait for the worker.
  to_agree boolean not null,
  waiting boolean not null,
  -- Null until they are agreed.
  agreed_minutes integer,
  agreed_pence integer not null,
  -- Agreed pay that no invoice bills yet, while it waits for one.
  not_invoiced integer not null,
  invoices integer not null,
  net integer not null,
  vat integer not null,
  paid integer not null,
  to_pay integer not null,
  refund_due integer not null,
  -- How many invoices have something left to pay.
  unpaid integer not null
);
create view finished_work_now as
  select assignment.id as assignment_id, assignment.company_id, assignment.seeker_id, assignment.job_id,
    assignment.shift_id, shift.starts_at,
    (assignment.starts_at at time zone assignment.zone)::date as worked_on,
    assignment.status = 'cancelled' as is_cancelled,
    coalesce(hours.status in ('proposed', 'disputed'), false) as to_agree,
    coalesce(hours.status = 'countered', false) as waiting, hours.agreed_minutes,
    coalesce(hours.agreed_pence, 0) as agreed_pence,
    case when assignment.status = 'hoursAgreed' then coalesce(hours.agreed_pence - billed.total_net, 0) else 0 end
      as not_invoiced,
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
insert into finished_work select * from finished_work_now;
create index finished_work_by_start on finished_work (company_id, starts_at desc, shift_id desc);
create index finished_work_to_agree on finished_work (company_id, starts_at desc, shift_id desc) where to_agree;
create index finished_work_unpaid on finished_work (company_id, starts_at desc, shift_id desc) where to_pay > 0;
create index finished_work_by_shift on finished_work (shift_id);
create index finished_work_by_job on finished_work (job_id, starts_at desc, shift_id desc);
create index finished_work_by_day on finished_work (company_id, worked_on);
create index finished_work_not_invoiced_by_company on finished_work (company_id) where not_invoiced <> 0;
create index finished_work_not_invoiced_by_seeker on finished_work (seeker_id) where not_invoiced <> 0;

-- Two transactions may change hours and invoices of one piece: the second waits, and then reads what the first wrote.
create function refresh_finished_work(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform from assignment where id = any(ids) order by id for no key update;
  delete from finished_work kept where kept.assignment_id = any(ids)
    and not exists (select from finished_work_now now where now.assignment_id = kept.assignment_id);
  insert into finished_work select * from finished_work_now where assignment_id = any(ids)
  on conflict (assignment_id) do update set seeker_id = excluded.seeker_id, job_id = excluded.job_id,
    shift_id = excluded.shift_id, starts_at = excluded.starts_at, worked_on = excluded.worked_on,
    is_cancelled = excluded.is_cancelled, to_agree = excluded.to_agree, waiting = excluded.waiting,
    agreed_minutes = excluded.agreed_minutes, agreed_pence = excluded.agreed_pence,
    not_invoiced = excluded.not_invoiced, invoices = excluded.invoices, net = excluded.net, vat = excluded.vat,
    paid = excluded.paid, to_pay = excluded.to_pay, refund_due = excluded.refund_due, unpaid = excluded.unpaid;
end $$;

create function finished_work_follows_assignments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_finished_work(array(select id from changed
      where status in ('completed', 'hoursAgreed', 'invoiced', 'paid', 'cancelled')));
  else
    perform refresh_finished_work(array(select changed.id from changed join before on before.id = changed.id
      where (changed.status, changed.seeker_id, changed.shift_id, changed.starts_at, changed.zone)
        is distinct from (before.status, before.seeker_id, before.shift_id, before.starts_at, before.zone)));
  end if;
  return null;
end $$;
create trigger finished_work_follows_new_assignments after insert on assignment
  referencing new table as changed for each statement execute function finished_work_follows_assignments();
create trigger finished_work_follows_assignments after update on assignment
  referencing old table as before new table as changed
  for each statement execute function finished_work_follows_assignments();

create function finished_work_follows_its_rows() returns trigger language plpgsql as $$
begin
  perform refresh_finished_work(array(select distinct assignment_id from changed));
  return null;
end $$;
create trigger finished_work_follows_new_hours after insert on assignment_hours
  referencing new table as changed for each statement execute function finished_work_follows_its_rows();
create trigger finished_work_follows_hours after update on assignment_hours
  referencing new table as changed for each statement execute function finished_work_follows_its_rows();
create trigger finished_work_follows_removed_hours after delete on assignment_hours
  referencing old table as changed for each statement execute function finished_work_follows_its_rows();
create trigger finished_work_follows_new_invoices after insert on invoice
  referencing new table as changed for each statement execute function finished_work_follows_its_rows();
create trigger finished_work_follows_invoices after update on invoice
  referencing new table as changed for each statement execute function finished_work_follows_its_rows();

create function finished_work_follows_shifts() returns trigger language plpgsql as $$
begin
  update finished_work set starts_at = changed.starts_at from changed
  where finished_work.shift_id = changed.id and finished_work.starts_at <> changed.starts_at;
  return null;
end $$;
create trigger finished_work_follows_shifts after update on shift
  referencing new table as changed for each statement execute function finished_work_follows_shifts();

-- What a company or a worker still owes or is owed, without reading the invoices themselves.
create index invoice_owed_by_company on invoice (company_id) include (owed_pence, due_on) where owed_pence <> 0;
create index invoice_owed_by_seeker on invoice (seeker_id) include (owed_pence, due_on) where owed_pence <> 0;

-- The invoices of a week's statement, without reading each invoice.
drop index invoice_by_assignment;
create index invoice_by_assignment on invoice (assignment_id, sequence) include (id, number, source, owed_pence);

-- Whether a registration changed since an agreement, asked for each agreement of a company.
create index seeker_vat_registration_changes on seeker_vat_registration (seeker_id)
  include (recorded_at, end_recorded_at);

-- How many of the sums above the nightly check found wrong and made anew.
alter table ledger_check add column mended integer not null default 0;
