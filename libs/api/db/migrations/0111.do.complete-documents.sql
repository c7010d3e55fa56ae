alter table licence add column categories text not null default '';
alter table right_to_work add column restrictions text not null default '';

-- Reminders already given, so that a document is named once at each of 60, 30, 7 and 0 days before it expires.
create table expiry_reminder (
  document_id uuid not null,
  expires_on date not null,
  days integer not null,
  sent_at timestamptz not null,
  primary key (document_id, expires_on, days)
);

-- Why nothing covers a time of the last five years (BS 7858).
create table gap_note (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  from_date date not null,
  to_date date not null,
  reason text not null,
  check (to_date >= from_date)
);
create index gap_note_by_seeker on gap_note (seeker_id, from_date desc);
