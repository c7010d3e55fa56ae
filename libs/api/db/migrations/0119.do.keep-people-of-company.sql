-- The people a company has had to do with, by name, so that its search looks at its own only
-- (docs/product.md#search-everything). Whether it may still see somebody is asked when they are found.
create table company_person (
  company_id uuid not null references company on delete cascade,
  seeker_id uuid not null references seeker on delete cascade,
  words text not null,
  primary key (company_id, seeker_id)
);
create index company_person_by_seeker on company_person (seeker_id);
create index company_person_by_words on company_person using gin (company_id, words gin_trgm_ops);
drop index seeker_by_words;

create function note_company_person(company uuid, person uuid) returns void
language sql set search_path = pg_catalog, public, pg_temp as $$
  insert into company_person (company_id, seeker_id, words)
  select company, seeker.id, ' ' || lower(seeker.fullname) from seeker where seeker.id = person
  on conflict do nothing
$$;

create function note_person_of_row() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform note_company_person(new.company_id, new.seeker_id);
  return null;
end $$;
create trigger person_of_company after insert on assignment for each row execute function note_person_of_row();
create trigger person_of_company after insert on saved_worker for each row execute function note_person_of_row();

create function note_person_of_application() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform note_company_person((select company_id from job where job.id = new.job_id), new.seeker_id);
  return null;
end $$;
create trigger person_of_company after insert on application for each row execute function note_person_of_application();

create function rename_company_person() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update company_person set words = ' ' || lower(new.fullname) where seeker_id = new.id;
  return null;
end $$;
create trigger person_of_company after update of fullname on seeker for each row
  when (new.fullname is distinct from old.fullname) execute function rename_company_person();

insert into company_person (company_id, seeker_id, words)
select distinct met.company_id, seeker.id, ' ' || lower(seeker.fullname)
from (
  select company_id, seeker_id from assignment
  union select company_id, seeker_id from saved_worker
  union select job.company_id, application.seeker_id from application join job on job.id = application.job_id
) met join seeker on seeker.id = met.seeker_id;
