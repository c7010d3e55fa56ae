-- A check holds for one version of a document (docs/product.md#document-checks). What a company looks at is what counts:
-- number, sector, dates, kind and file. A changed file name or note changes nothing.
alter table licence add version integer not null default 1;
alter table right_to_work add version integer not null default 1;
alter table certificate add version integer not null default 1;

create function count_licence_version() returns trigger language plpgsql as $$
begin
  -- The same value sealed with another key is no change (libs/api/db/src/sealing/reseal.ts).
  if current_setting('s4.resealing', true) = 'on' then return new; end if;
  if (new.sector, new.number_sealed, new.expires_on, new.file_id)
     is distinct from (old.sector, old.number_sealed, old.expires_on, old.file_id)
  then new.version = old.version + 1; end if;
  return new;
end $$;
create trigger licence_version before update on licence for each row execute function count_licence_version();

create function count_right_to_work_version() returns trigger language plpgsql as $$
begin
  -- The same value sealed with another key is no change (libs/api/db/src/sealing/reseal.ts).
  if current_setting('s4.resealing', true) = 'on' then return new; end if;
  if (new.kind, new.share_code_sealed, new.expires_on, new.restrictions, new.file_id)
     is distinct from (old.kind, old.share_code_sealed, old.expires_on, old.restrictions, old.file_id)
  then new.version = old.version + 1; end if;
  return new;
end $$;
create trigger right_to_work_version before update on right_to_work for each row execute function count_right_to_work_version();

create function count_certificate_version() returns trigger language plpgsql as $$
begin
  -- The same value sealed with another key is no change (libs/api/db/src/sealing/reseal.ts).
  if current_setting('s4.resealing', true) = 'on' then return new; end if;
  if (new.name, new.issuer, new.number_sealed, new.issued_on, new.expires_on, new.file_id)
     is distinct from (old.name, old.issuer, old.number_sealed, old.issued_on, old.expires_on, old.file_id)
  then new.version = old.version + 1; end if;
  return new;
end $$;
create trigger certificate_version before update on certificate for each row execute function count_certificate_version();

-- A licence and a right to work are checked with the name and the date of birth.
create function count_person_version() returns trigger language plpgsql as $$
begin
  update licence set version = version + 1 where seeker_id = new.id and kind = 'sia';
  update right_to_work set version = version + 1 where seeker_id = new.id;
  return null;
end $$;
create trigger person_version after update of fullname, date_of_birth on seeker for each row
  when ((new.fullname, new.date_of_birth) is distinct from (old.fullname, old.date_of_birth))
  execute function count_person_version();

alter table document_check
  add version integer not null default 1,
  -- As it was when it was looked at.
  add document_name text not null default '',
  add expires_on date,
  -- Not known of checks recorded before it was asked for.
  add method text check (method in ('sia-register', 'right-to-work-service', 'original-seen', 'copy-seen')),
  add answer text,
  add answered_at timestamptz,
  -- Set when the worker is erased: when this row may go.
  add remove_at timestamptz;
create index document_check_by_seeker on document_check (seeker_id);
create index document_check_to_remove on document_check (remove_at) where remove_at is not null;

-- What a company asks for before somebody books on; without a row the default of the domain holds.
create table check_rule (
  company_id uuid not null references company on delete cascade,
  subject text not null check (subject in ('licence', 'right-to-work')),
  rule text not null check (rule in ('required', 'warn')),
  primary key (company_id, subject)
);

-- A company has been asked for the checks of a piece of work that comes near.
create table check_request (
  assignment_id uuid primary key,
  asked_at timestamptz not null
);
