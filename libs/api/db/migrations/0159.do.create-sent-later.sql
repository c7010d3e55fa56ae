-- What a worker's phone did without a signal and sent later, as it was taken or refused
-- (docs/product.md#without-a-signal). Times by the phone stay beside those of the server.
create table sent_later (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  -- The name of the endpoint.
  action text not null,
  -- When it happened, as well as the server can tell.
  at timestamptz not null,
  device_at timestamptz not null,
  received_at timestamptz not null,
  trust text not null check (trust in ('sentLater', 'clockOff', 'clockChanged')),
  -- The server's clock minus the phone's when it was sent.
  clock_offset_seconds integer not null,
  refused_code text,
  refused_text text
);
create unique index one_sent_later on sent_later (assignment_id, action, device_at);
create index sent_later_by_assignment on sent_later (assignment_id, at);
-- A missed call may be answered in time by a phone without a signal: when the answer arrived.
alter table check_call add column arrived_at timestamptz;
alter table logbook_entry add column arrived_at timestamptz;
