-- A worker whose terms allow it sends somebody else (docs/product.md#substitutes).
alter table assignment add substitute_for uuid references assignment;
create unique index one_substitute on assignment (substitute_for) where substitute_for is not null;

-- The link that the substitute opens; another one takes its place.
create table substitution_link (
  assignment_id uuid primary key references assignment,
  secret_hash bytea not null unique,
  made_at timestamptz not null
);
