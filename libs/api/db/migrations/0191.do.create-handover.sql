-- A handover is a report for whoever works at the site next (docs/product.md#reports).
create table handover (
  entry_id uuid primary key references logbook_entry on delete cascade,
  assignment_id uuid not null references assignment,
  site_id uuid not null references site,
  written_at timestamptz not null
);
create index on handover (site_id, written_at desc);
create index on handover (assignment_id);

create table handover_read (
  entry_id uuid not null references handover on delete cascade,
  assignment_id uuid not null references assignment,
  read_at timestamptz not null,
  primary key (entry_id, assignment_id)
);
create index on handover_read (assignment_id);
