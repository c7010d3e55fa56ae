-- Self-billing as VAT Regulations 1995 reg. 13(3) to (3B) ask for it (docs/uk-rules.md#invoices-and-self-billing).

-- When each side was registered for VAT, as it declared it.
create table seeker_vat_registration (
  id uuid primary key,
  seeker_id uuid not null references seeker,
  vat_number text not null,
  registered_on date not null,
  -- The first day without it.
  ended_on date check (ended_on >= registered_on),
  recorded_at timestamptz not null,
  end_recorded_at timestamptz,
  check ((ended_on is null) = (end_recorded_at is null))
);
create unique index one_vat_registration_of_a_seeker on seeker_vat_registration (seeker_id) where ended_on is null;
create index seeker_vat_registration_by_day on seeker_vat_registration (seeker_id, registered_on);

create table company_vat_registration (
  id uuid primary key,
  company_id uuid not null references company,
  vat_number text not null,
  registered_on date not null,
  ended_on date check (ended_on >= registered_on),
  recorded_at timestamptz not null,
  end_recorded_at timestamptz,
  check ((ended_on is null) = (end_recorded_at is null))
);
create unique index one_vat_registration_of_a_company on company_vat_registration (company_id) where ended_on is null;
create index company_vat_registration_by_day on company_vat_registration (company_id, registered_on);

insert into seeker_vat_registration (id, seeker_id, vat_number, registered_on, recorded_at)
  select uuidv7(), id, vat_number, created_at::date, created_at from seeker where vat_number is not null;
alter table seeker drop column vat_number;

-- The company agrees once to each version; each worker then agrees with the company.
create table self_billing_acceptance (
  company_id uuid not null references company,
  version text not null,
  accepted_by text not null references account,
  accepted_at timestamptz not null,
  primary key (company_id, version)
);

-- A worker accepts each invoice made in their name, or objects to it; until then neither is true.
alter table invoice
  add column accepted_at timestamptz,
  add column objected_at timestamptz,
  add column objection text not null default '',
  -- Where no self-billed invoice can be made, the worker sends their own.
  add column source text not null default 'selfBilled' check (source in ('selfBilled', 'own')),
  add column file_id uuid references stored_file,
  alter column sequence drop not null,
  alter column agreement_version drop not null,
  add constraint own_invoice_is_a_file check ((source = 'own') = (file_id is not null)),
  add constraint self_billed_under_an_agreement
    check (source = 'own' or (sequence is not null and agreement_version is not null)),
  add constraint accepted_or_objected check (accepted_at is null or objected_at is null);
