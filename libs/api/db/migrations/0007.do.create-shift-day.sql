-- What happens during a shift: attendance, positions, check calls, alerts and the logbook.

create table attendance (
  assignment_id uuid primary key references assignment,
  seeker_id uuid not null references seeker,
  booked_on_at timestamptz not null,
  booked_off_at timestamptz,
  on_break_since timestamptz,
  -- Since when the worker shares the position; null while not. `outside_since` makes one exit one alert.
  location_shared_at timestamptz,
  outside_since timestamptz,
  -- When the trail of positions was removed (docs/product.md#tracking); what book on, book off and alerts recorded stays.
  trail_removed_at timestamptz,
  check (booked_off_at is null or booked_off_at >= booked_on_at)
);
create unique index one_open_attendance on attendance (seeker_id) where booked_off_at is null;
create index attendance_with_trail on attendance (booked_on_at) where trail_removed_at is null;

create table attendance_event (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  kind text not null check (kind in ('bookOn', 'breakStart', 'breakEnd', 'bookOff')),
  source text not null check (source in ('qr', 'session', 'shift-pass', 'phone', 'manual')),
  checkpoint char(1),
  lat double precision,
  lng double precision,
  accuracy real,
  inside text check (inside in ('inside', 'outside', 'uncertain')),
  device_at timestamptz,
  server_at timestamptz not null,
  by_uid text not null references account,
  reason text,
  -- Papers never refuse an entry by hand: what was missing is kept with it (docs/product.md#age-and-papers).
  missing_papers text[] not null default '{}'
);
create unique index booked_on_once on attendance_event (assignment_id) where kind = 'bookOn';
create unique index booked_off_once on attendance_event (assignment_id) where kind = 'bookOff';
create index attendance_event_by_assignment on attendance_event (assignment_id, server_at);

-- The shift pass (docs/product.md#shift-pass). It is listed with its session among the devices and ends with it; a
-- session stays for as long as its pass, and a pass that a program asked for has a session that no cookie opens.
create table shift_token (
  token_hash bytea primary key,
  assignment_id uuid not null references assignment,
  session_id uuid not null references session on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index shift_token_by_session on shift_token (session_id);
create index shift_token_by_expiry on shift_token (expires_at);

create table wrong_pin (
  assignment_id uuid not null references assignment,
  at timestamptz not null
);
create index wrong_pin_by_assignment on wrong_pin (assignment_id, at desc);
create index wrong_pin_by_age on wrong_pin (at);

create table position_fix (
  id bigint generated always as identity primary key,
  assignment_id uuid not null references assignment,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  accuracy real not null,
  inside text not null check (inside in ('inside', 'outside', 'uncertain')),
  device_at timestamptz not null,
  server_at timestamptz not null
);
create index position_fix_by_assignment on position_fix (assignment_id, id desc);

create table check_call (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  status text not null check (status in ('due', 'responded', 'late', 'missed', 'stopped')),
  due_at timestamptz not null,
  miss_at timestamptz not null,
  answered_at timestamptz,
  missed_at timestamptz
);
create unique index one_due_check_call on check_call (assignment_id) where status = 'due';
create index check_call_by_miss on check_call (miss_at) where status = 'due';
create index check_call_by_assignment on check_call (assignment_id, due_at);

create table alert (
  id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job,
  assignment_id uuid not null references assignment,
  kind text not null
    check (kind in ('missedCheckCall', 'leftGeofence', 'outsideAtBookOn', 'late', 'forgottenBookOff', 'help', 'papersMissing')),
  check_call_id uuid references check_call,
  lat double precision,
  lng double precision,
  raised_at timestamptz not null,
  acknowledged_at timestamptz,
  acknowledged_by text references account,
  resolved_at timestamptz,
  resolved_by text references account,
  resolution text
);
create unique index late_alert_once on alert (assignment_id, kind)
  where kind in ('late', 'forgottenBookOff', 'outsideAtBookOn', 'papersMissing');
create unique index missed_alert_once on alert (check_call_id) where kind = 'missedCheckCall';
create index alert_by_company on alert (company_id, raised_at desc);
create index alert_by_job on alert (job_id, raised_at desc);

create table logbook_entry (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  text text not null,
  created_at timestamptz not null
);
create index logbook_by_assignment on logbook_entry (assignment_id, created_at);

create table logbook_picture (
  entry_id uuid not null references logbook_entry on delete cascade,
  file_id uuid not null references stored_file,
  primary key (entry_id, file_id)
);
