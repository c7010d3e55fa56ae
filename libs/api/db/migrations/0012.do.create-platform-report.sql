-- What the yearly report to HMRC needs of sellers (docs/uk-rules.md#platform-report).

-- Sellers who were asked for their National Insurance number and date of birth; the row goes once both are given.
create table seller_details_request (
  seeker_id uuid primary key references seeker on delete cascade,
  asked_at timestamptz not null,
  reminders smallint not null default 0 check (reminders between 0 and 2),
  -- No new work from here on, until both are given.
  held_at timestamptz
);
create index seller_details_request_by_age on seller_details_request (asked_at) where held_at is null;

-- Sellers who have invoices and have not given what the report names.
create index seeker_without_seller_details on seeker (id)
  where last_invoice_sequence > 0 and (nino_sealed is null or date_of_birth is null);

-- How long the number and date of birth of an erased seller stay, for the report and its records.
alter table seeker add column report_details_until date;
create index seeker_report_details_until on seeker (report_details_until) where report_details_until is not null;
