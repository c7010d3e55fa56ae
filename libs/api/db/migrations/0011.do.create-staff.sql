-- S4's own people: apart from accounts, added and removed by a command only (docs/decisions/021).
create table staff_member (
  id uuid primary key,
  email text not null,
  name text not null,
  added_at timestamptz not null,
  removed_at timestamptz
);
create unique index staff_member_by_email on staff_member (lower(email)) where removed_at is null;

-- The link with which a member registers a passkey, once and within 15 minutes.
create table staff_enrolment (
  staff_id uuid primary key references staff_member,
  token_hash bytea not null unique,
  challenge text,
  expires_at timestamptz not null
);

create table staff_passkey (
  credential_id text primary key,
  staff_id uuid not null unique references staff_member,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  added_at timestamptz not null
);

-- A sign-in under way: a code by mail, then a challenge for the passkey. An unknown address has a row without a member,
-- so that both are answered alike.
create table staff_sign_in (
  id uuid primary key,
  staff_id uuid references staff_member,
  code_hash bytea not null,
  tries integer not null default 0,
  challenge text,
  expires_at timestamptz not null
);
create index staff_sign_in_by_expiry on staff_sign_in (expires_at);

create table staff_session (
  id uuid primary key,
  secret_hash bytea not null unique,
  staff_id uuid not null references staff_member,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_session_by_expiry on staff_session (expires_at);

-- Who of the staff looked at whose matter; `uid` puts the rows into that person's export.
create table staff_look (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff_member,
  uid text not null references account,
  subject_kind text not null,
  subject_id uuid not null,
  at timestamptz not null
);
create index staff_look_by_person on staff_look (uid, at);

create trigger staff_look_is_append_only before update or delete on staff_look
  for each row execute function refuse_change();

-- Set when a member of the staff acted in S4's name.
alter table audit_entry add column staff_id uuid;
