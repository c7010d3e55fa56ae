-- A member's subscription to the rota in a calendar program, by a secret address (docs/product.md#calendars).
create table rota_calendar (
  id uuid primary key,
  company_id uuid not null,
  uid text not null,
  site_id uuid references site on delete cascade,
  seeker_id uuid references seeker on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  last_read_at timestamptz,
  -- Who leaves the company loses it.
  foreign key (company_id, uid) references company_member on delete cascade,
  check (site_id is null or seeker_id is null)
);
create index rota_calendar_by_member on rota_calendar (company_id, uid, created_at);
create index rota_calendar_by_site on rota_calendar (site_id);
create index rota_calendar_by_seeker on rota_calendar (seeker_id);
