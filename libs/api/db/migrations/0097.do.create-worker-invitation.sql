-- How somebody works for a company: self-employed, or as its own staff, agreed by both (docs/product.md#own-staff).
-- Without a row somebody is self-employed.
create table engagement (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  seeker_id uuid not null references seeker on delete cascade,
  kind text not null check (kind in ('self-employed', 'own-staff')),
  payroll_number text not null default '',
  -- The first day it counts for shifts.
  starts_on date not null,
  status text not null check (status in ('proposed', 'agreed', 'declined', 'withdrawn')),
  proposed_by text references account on delete set null,
  proposed_at timestamptz not null,
  answered_at timestamptz,
  check ((status = 'proposed') = (answered_at is null))
);
create unique index one_open_proposal on engagement (company_id, seeker_id) where status = 'proposed';
create index engagement_by_pair on engagement (company_id, seeker_id, starts_on desc, answered_at desc);
create index engagement_by_seeker on engagement (seeker_id);

-- The kind of engagement on a day at the site; of several that begin on one day the latest answered.
create function engagement_on(company uuid, person uuid, day date) returns text
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select coalesce((select kind from engagement
    where company_id = company and seeker_id = person and status = 'agreed' and starts_on <= day
    order by starts_on desc, answered_at desc limit 1), 'self-employed')
$$;

-- A file of people that is looked at before its people are invited; its rows go when they are, or after a day.
create table worker_import (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  made_by text references account on delete set null,
  file_name text not null,
  -- The header, then the lines.
  records jsonb not null,
  total integer not null,
  status text not null default 'ready' check (status in ('ready', 'running', 'imported')),
  done integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz
);
create index worker_import_by_age on worker_import (created_at);

-- People invited to work for a company. The link's secret is only here as a hash.
create table worker_invitation (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  recipient text not null,
  name text not null,
  phone text not null default '',
  kind text not null check (kind in ('self-employed', 'own-staff')),
  payroll_number text not null default '',
  team_ids uuid[] not null default '{}',
  tags text[] not null default '{}',
  invited_by text references account on delete set null,
  secret_hash bytea not null unique,
  mail_id uuid,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('accepted', 'declined', 'withdrawn', 'replaced')),
  check ((ended_at is null) = (ended_as is null))
);
create unique index one_open_worker_invitation on worker_invitation (company_id, lower(recipient))
  where ended_at is null;
create index worker_invitation_by_end on worker_invitation (coalesce(ended_at, expires_at));
create index worker_invitation_by_recipient on worker_invitation (lower(recipient));
