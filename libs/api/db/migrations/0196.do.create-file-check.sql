-- What the nightly comparison of kept files with their rows found.
create table file_check (
  day date primary key,
  ran_at timestamptz not null,
  kept integer not null,
  -- Without a row for a day, and removed.
  removed integer not null,
  -- Without a row, and left alone because there were more of them than of those with one.
  left_alone integer not null,
  -- Rows whose file is gone.
  missing uuid[] not null
);
-- The nightly comparison goes by the two last digits of the ids.
create index stored_file_by_ending on stored_file (right(id::text, 2)) where byte_size > 0;
