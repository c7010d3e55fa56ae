create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table account (
  uid text primary key,
  role text not null check (role in ('Job Seeker', 'Company')),
  email text not null,
  email_verified boolean not null default false,
  phone text not null,
  created_at timestamptz not null,
  erase_at timestamptz,
  erased_at timestamptz
);

-- The cookie holds a secret; only its hash is here. `id` is the handle shown under "where you are signed in".
create table session (
  id uuid primary key,
  secret_hash bytea not null unique,
  uid text not null references account on delete cascade,
  device text not null,
  signed_in_at timestamptz not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  reauthenticated_at timestamptz
);
create index session_by_person on session (uid, last_seen_at desc);
create index session_by_expiry on session (expires_at);

-- The first answer to a create, replayed when the same key comes again.
create table idempotent_answer (
  uid text not null,
  key text not null,
  route text not null,
  input_hash bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz not null,
  primary key (uid, key)
);
create index idempotent_answer_by_age on idempotent_answer (created_at);

-- Append-only: the server's role may insert and select, and a trigger refuses the owner too.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_uid text,
  actor_kind text not null check (actor_kind in ('seeker', 'company', 'S4')),
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  assignment_id uuid,
  company_id uuid,
  seeker_id uuid,
  request_id text,
  detail jsonb not null default '{}'
);
create index audit_by_subject on audit_entry (subject_kind, subject_id, id);
create index audit_by_assignment on audit_entry (assignment_id, id) where assignment_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entry_is_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_is_never_emptied before truncate on audit_entry
  for each statement execute function refuse_change();
