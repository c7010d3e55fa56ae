-- When each kind of due work last ran through, written at most once a minute, and when it last failed.
create table due_work_run (
  work text primary key,
  ran_at timestamptz,
  failed_at timestamptz
);
