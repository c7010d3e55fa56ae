-- A client's read-only link (docs/product.md#client-links). Link, code and view have a secret each, kept as a hash.
create table client_link (
  id uuid primary key,
  company_id uuid not null references company,
  client_id uuid not null references client,
  recipient text not null,
  secret_hash bytea not null unique,
  made_by text references account on delete set null,
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at <= made_at + interval '31 days'),
  withdrawn_at timestamptz,
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries integer not null default 0
);
create index client_link_by_client on client_link (client_id, made_at desc);
create index client_link_by_company on client_link (company_id);
create index client_link_by_maker on client_link (made_by);
create index client_link_by_end on client_link (coalesce(withdrawn_at, expires_at));

-- An opened link, for the tab in which the code was entered.
create table client_link_session (
  token_hash bytea primary key,
  link_id uuid not null references client_link on delete cascade,
  expires_at timestamptz not null
);
create index client_link_session_by_link on client_link_session (link_id);

-- What was done with a link, for the company to read.
create table client_link_view (
  id uuid primary key,
  link_id uuid not null references client_link on delete cascade,
  company_id uuid not null references company,
  at timestamptz not null,
  what text not null check (what in ('codeSent', 'wrongCode', 'opened', 'looked', 'pdf', 'csv'))
);
create index client_link_view_by_link on client_link_view (link_id, at desc);
create index client_link_view_by_company on client_link_view (company_id);
