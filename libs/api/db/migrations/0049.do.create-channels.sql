-- How people are reached besides the app and e-mail: pushes to their devices, texts and calls.

-- Where and when somebody may be reached. A number counts once the code sent to it was entered.
create table reach (
  uid text primary key references account on delete cascade,
  phone text check (phone ~ '^\+447\d{9}$'),
  phone_verified_at timestamptz,
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries smallint not null default 0,
  -- By the clocks of Europe/London, `22:00`; an end not after the start is on the next day.
  quiet_from char(5),
  quiet_to char(5),
  check ((quiet_from is null) = (quiet_to is null))
);

-- A browser that takes pushes. It goes with the session that allowed it.
create table push_subscription (
  id uuid primary key,
  uid text not null references account on delete cascade,
  session_id uuid not null references session on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null
);
create index push_subscription_by_person on push_subscription (uid, created_at);
create index push_subscription_by_session on push_subscription (session_id);

-- What was or is to be handed over, and the result: also what could not be sent, with the reason. It holds no number
-- and no name.
create table outgoing_message (
  id uuid primary key,
  uid text not null references account on delete cascade,
  company_id uuid references company on delete cascade,
  channel text not null check (channel in ('push', 'text', 'call', 'mail')),
  purpose text not null check (purpose in ('alert', 'code', 'test')),
  -- The alert it is about, and at which step of the escalation it was sent.
  alert_id uuid references alert on delete cascade,
  step smallint,
  -- What kind of alert.
  kind text,
  -- Path in the company's app.
  link text,
  subscription_id uuid references push_subscription on delete set null,
  device text,
  mail_id uuid references mail on delete set null,
  code_sealed bytea,
  created_at timestamptz not null,
  due_at timestamptz not null,
  tries smallint not null default 0,
  -- By the database's clock: whoever holds it sends it.
  leased_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  check (sent_at is null or failed_at is null)
);
create index outgoing_message_waiting on outgoing_message (due_at)
  where sent_at is null and failed_at is null and channel <> 'mail';
create index outgoing_message_by_alert on outgoing_message (alert_id, created_at) where alert_id is not null;
create index outgoing_message_by_person on outgoing_message (uid, created_at desc);
create index outgoing_message_by_company on outgoing_message (company_id, sent_at)
  where channel in ('text', 'call');
