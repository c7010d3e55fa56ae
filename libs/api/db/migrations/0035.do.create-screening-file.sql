-- Screening files after BS 7858 (docs/product.md#screening-file).

-- What fills a time besides employment and education.
create table screening_activity (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  kind text not null check (kind in ('self-employment', 'unemployment', 'travel', 'career-break', 'other')),
  title text not null,
  from_date date not null,
  to_date date,
  check (to_date is null or to_date >= from_date)
);
create index screening_activity_by_seeker on screening_activity (seeker_id, from_date desc);

-- What a worker declared, and their consent; without a row there is none. An empty text says none.
create table screening_declaration (
  seeker_id uuid primary key references seeker on delete cascade,
  version text not null,
  judgments_sealed bytea not null,
  convictions_sealed bytea not null,
  declared_at timestamptz not null
);

-- A document that shows a piece of the history.
create table screening_evidence (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  entry_kind text not null check (entry_kind in ('employment', 'education', 'activity')),
  entry_id uuid not null,
  note text not null,
  file_id uuid not null references stored_file,
  added_at timestamptz not null
);
create index screening_evidence_by_seeker on screening_evidence (seeker_id);

-- A referee asked about a piece of the history, with the answer.
create table screening_reference (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  entry_kind text not null check (entry_kind in ('employment', 'education', 'activity')),
  entry_id uuid not null,
  -- The entry as it was when the referee was asked.
  role text not null,
  organisation text not null,
  asked_from date not null,
  asked_to date,
  name text not null,
  firm text not null,
  relation text not null,
  email_sealed bytea not null,
  phone_sealed bytea,
  personal_address boolean not null,
  state text not null check (state in ('asked', 'answered', 'declined', 'not-me', 'no-answer', 'withdrawn')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  reminders_sent smallint not null default 0,
  answered_at timestamptz,
  answer_from date,
  answer_to date,
  answer_role text,
  corrected boolean,
  reengage text check (reengage in ('yes', 'no', 'no-comment')),
  leaving_sealed bytea,
  comment_sealed bytea,
  check ((state = 'answered') = (answer_from is not null and answer_role is not null and reengage is not null))
);
create index screening_reference_by_seeker on screening_reference (seeker_id, asked_at desc);
create unique index one_open_reference on screening_reference (entry_kind, entry_id) where state = 'asked';
create index screening_reference_by_age on screening_reference (asked_at) where state <> 'answered';

-- The secrets of the links in the mails of a reference that is not answered: one a mail, only hashed.
create table screening_reference_link (
  secret_hash bytea primary key,
  reference_id uuid not null references screening_reference on delete cascade,
  mail_id uuid not null,
  sent_at timestamptz not null
);
create index screening_reference_link_by_reference on screening_reference_link (reference_id);

-- A link with a secret, for the time until the mail is sent.
alter table mail add column link_sealed bytea;
