-- Whether S4 has looked at a company (docs/product.md#vetting).
alter table company add column vetting text not null default 'notVerified'
  check (vetting in ('notVerified', 'verified', 'refused', 'struckOff'));

-- What a company declares about itself: each change is a new row, and the one before it is superseded.
create table company_declaration (
  id uuid primary key,
  company_id uuid not null references company,
  kind text not null check (kind in ('companiesHouse', 'acs', 'employersLiability', 'publicLiability')),
  -- Company number, ACS reference or policy number.
  number text not null,
  insurer text not null default '',
  valid_until date,
  declared_by text not null references account,
  declared_at timestamptz not null,
  superseded_at timestamptz,
  status text not null default 'declared' check (status in ('declared', 'lookedAt', 'verified', 'refused')),
  method text check (method in ('register', 'document', 'issuer')),
  reason text not null default '',
  -- Null while nobody has looked at it.
  decided_at timestamptz,
  staff_id uuid references staff_member
);
create unique index one_declaration_of_a_kind on company_declaration (company_id, kind) where superseded_at is null;
create index company_declaration_waiting on company_declaration (declared_at)
  where superseded_at is null and status in ('declared', 'lookedAt');

-- Each decision about a company as a whole; the latest is in company.vetting.
create table vetting_decision (
  id bigint generated always as identity primary key,
  company_id uuid not null references company,
  decision text not null check (decision in ('notVerified', 'verified', 'refused', 'struckOff')),
  reason text not null,
  decided_at timestamptz not null,
  -- Null when S4 itself decided.
  staff_id uuid references staff_member
);
create index vetting_decision_by_company on vetting_decision (company_id, id desc);
