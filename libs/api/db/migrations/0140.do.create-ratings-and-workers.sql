-- What each side thought of the other after a shift: once, and not changed afterwards.
create table rating (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  by_side text not null check (by_side in ('seeker', 'company')),
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '',
  created_at timestamptz not null
);
create unique index rated_once on rating (assignment_id, by_side);
create index rating_of_seeker on rating (seeker_id) where by_side = 'company';
create index rating_of_company on rating (company_id) where by_side = 'seeker';

-- The seekers a company keeps in sight: its workers, and those it does not want sent.
create table saved_worker (
  company_id uuid not null references company on delete cascade,
  seeker_id uuid not null references seeker on delete cascade,
  note text not null default '',
  do_not_send boolean not null default false,
  saved_at timestamptz not null,
  primary key (company_id, seeker_id)
);
create index saved_worker_by_seeker on saved_worker (seeker_id);

create index seeker_findable on seeker (home_lat, home_lng) where findable;
create index offer_by_pair on offer (seeker_id, job_id);

-- A calendar program reads somebody's work by a secret address; only the hash is kept.
create table calendar_feed (
  uid text primary key references account on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null
);
