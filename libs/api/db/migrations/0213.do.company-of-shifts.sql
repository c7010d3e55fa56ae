-- Whose shift it is, kept with the shift: a company's shifts of some days are read by an index, and none reaches from a
-- job's company to the time of its shifts. Whose job it is never changes. No other table has a column of this name: what
-- the version before asks of both tables stays clear.
alter table shift add column job_company_id uuid;

create function company_of_shift() returns trigger language plpgsql as $$
begin
  select company_id into new.job_company_id from job where id = new.job_id;
  return new;
end $$;
-- Before updates too, for shifts that were there before.
create trigger company_of_shift before insert or update on shift
  for each row when (new.job_company_id is null) execute function company_of_shift();

alter table shift add constraint shift_has_company check (job_company_id is not null) not valid;
