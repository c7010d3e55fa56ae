-- Each file that a company keeps as evidence, by its SHA-256: /verify compares a file in somebody's hands with it.
create table evidence_file (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  company_id uuid not null references company,
  kind text not null check (kind in ('reportLog', 'siteReport')),
  -- What it is about: site, job and time, as it stands on its first page.
  title text not null,
  shift_id uuid references shift,
  made_at timestamptz not null,
  made_by text references account
);
create index evidence_file_by_shift on evidence_file (shift_id, made_at desc);
create index evidence_file_by_age on evidence_file (made_at);
create index evidence_file_by_company on evidence_file (company_id);
