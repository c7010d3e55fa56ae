-- How a piece of work was agreed, frozen at acceptance (docs/product.md#own-staff).
alter table assignment add column engagement text not null default 'self-employed'
  check (engagement in ('self-employed', 'own-staff'));
create index assignment_of_own_staff on assignment (company_id, starts_at) where engagement = 'own-staff';

-- Own staff are paid by payroll: whatever code asks for it, there is no invoice.
create function refuse_invoice_of_own_staff() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from assignment where id = new.assignment_id and engagement = 'own-staff') then
    raise exception 'work of own staff has no invoice' using errcode = 'check_violation',
      constraint = 'no_invoice_of_own_staff';
  end if;
  return new;
end $$;
create trigger no_invoice_of_own_staff before insert on invoice
  for each row execute function refuse_invoice_of_own_staff();
