-- Attempts within a window, by address or by person, shared by every process. Keys are hashed.
create table rate_window (
  key bytea primary key,
  attempts integer not null,
  ends_at timestamptz not null
);
create index rate_window_by_end on rate_window (ends_at);
