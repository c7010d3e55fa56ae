-- Sessions that ended because their person was removed from a company: a request of theirs is told so. It names nobody.
create table removed_session (
  secret_hash bytea primary key,
  company_id uuid not null references company on delete cascade,
  -- When the session would have ended by itself.
  expires_at timestamptz not null
);
create index removed_session_by_company on removed_session (company_id);
create index removed_session_by_expiry on removed_session (expires_at);
