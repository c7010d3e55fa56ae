-- Exports of everything of a company, asked for by an owner and made in the background
-- (docs/product.md#company-export). The file has the id of the row.
create table company_export (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  asked_by text not null references account,
  asked_at timestamptz not null,
  -- Who makes it holds it until then.
  leased_until timestamptz,
  tries smallint not null default 0,
  made_at timestamptz,
  failed_at timestamptz,
  byte_size bigint,
  -- Of the file; then file and row are removed.
  expires_at timestamptz,
  check (made_at is null or (byte_size is not null and expires_at is not null and failed_at is null))
);
create unique index one_export_of_a_company_under_way on company_export (company_id)
  where made_at is null and failed_at is null;
create index company_export_by_company on company_export (company_id, asked_at desc);
create index company_export_by_asker on company_export (asked_by);
