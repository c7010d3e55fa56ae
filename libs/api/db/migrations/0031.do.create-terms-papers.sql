-- What both sides read and agree before work begins (docs/uk-rules.md#before-the-first-shift).
alter table site add column known_risks text not null default '';
alter table job add column known_risks text not null default '';

-- As it was agreed, for a year after the work.
create table terms_paper (
  assignment_id uuid primary key references assignment,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  version text not null,
  paper jsonb not null,
  agreed_at timestamptz not null
);
