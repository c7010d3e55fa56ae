-- Whose check call it is, kept with the call: a company's calls are read in order of time, and no index reaches from an
-- assignment's company to the time of its calls. Who works for whom never changes. No other table has a column of this
-- name: what the version before asks of both tables stays clear.
alter table check_call add column of_company_id uuid;

create function company_of_check_call() returns trigger language plpgsql as $$
begin
  select company_id into new.of_company_id from assignment where id = new.assignment_id;
  return new;
end $$;
-- Before updates too, for calls that were there before.
create trigger company_of_check_call before insert or update on check_call
  for each row when (new.of_company_id is null) execute function company_of_check_call();

alter table check_call add constraint check_call_has_company check (of_company_id is not null) not valid;
