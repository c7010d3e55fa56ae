-- What every domain stands on: this installation, repeated requests, the audit log, limits, files, notices and mail.
-- Foreign keys to people, workers and companies follow in the files that make those.

-- Which installation this is: the same id marks at the identity provider what this installation made there.
create table installation (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid(),
  -- A known value, sealed when the server first started: it opens only with a key that fits the data.
  key_check_sealed bytea
);
insert into installation default values;

-- The first response to a create, replayed when the same key comes again. The key, the work done under it and the
-- response are one transaction. The body is sealed.
create table idempotent_answer (
  uid text not null,
  key text not null,
  route text not null,
  input_hash bytea not null,
  status integer,
  body bytea,
  created_at timestamptz not null,
  primary key (uid, key)
);
create index idempotent_answer_by_age on idempotent_answer (created_at);

-- Append-only (docs/product.md#audit): the server's role may insert and select, and a trigger refuses the owner too.
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

-- Attempts within a window, by address or by person, shared by every process. Keys are hashed.
create table rate_window (
  key bytea primary key,
  attempts integer not null,
  ends_at timestamptz not null
);
create index rate_window_by_end on rate_window (ends_at);

-- A file is claimed by the record that refers to it; one that nothing claims is removed after a day.
create table stored_file (
  id uuid primary key,
  owner_uid text not null,
  purpose text not null,
  media_type text not null,
  name text not null,
  byte_size integer not null,
  -- Who, besides its owner, may see a logbook picture or a problem's attachment.
  company_id uuid,
  seeker_id uuid,
  created_at timestamptz not null,
  claimed_at timestamptz,
  deleted_at timestamptz
);
create index stored_file_by_owner on stored_file (owner_uid);
create index stored_file_unclaimed on stored_file (created_at) where claimed_at is null;
create index stored_file_deleted on stored_file (deleted_at) where deleted_at is not null;

create table notification (
  id uuid primary key,
  uid text not null,
  kind text not null,
  title text not null,
  body text not null default '',
  link text not null,
  critical boolean not null default false,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_by_person on notification (uid, created_at desc, id desc);
create index notification_unread on notification (uid) where read_at is null;

create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  -- Where the mail leads: a path in one of our apps, made an address when it is sent.
  app text check (app in ('seeker', 'company')),
  link text,
  -- What the mail is about, where somebody could cause many mails about the same thing.
  about text,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz,
  -- After the last try: no longer waiting, and never sent.
  given_up_at timestamptz
);
create index mail_waiting on mail (next_try_at) where sent_at is null and given_up_at is null;
create index mail_by_age on mail (created_at desc);
create index mail_about_one_thing on mail (recipient, about, created_at) where about is not null;
