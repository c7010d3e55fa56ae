create table application (
  id uuid primary key,
  job_id uuid not null references job,
  seeker_id uuid not null references seeker,
  status text not null check (status in ('applied', 'offered', 'accepted', 'declined', 'lapsed', 'withdrawn', 'rejected')),
  note text not null default '',
  reason text,
  shortlisted boolean not null default false,
  company_note text not null default '',
  applied_at timestamptz not null,
  decided_at timestamptz
);
create unique index one_live_application on application (job_id, seeker_id) where status in ('applied', 'offered', 'accepted');
create index application_by_seeker on application (seeker_id, applied_at desc, id desc);
create index application_by_job on application (job_id, applied_at);

create table offer (
  id uuid primary key,
  job_id uuid not null references job,
  seeker_id uuid not null references seeker,
  application_id uuid references application,
  status text not null check (status in ('open', 'accepted', 'declined', 'lapsed', 'rescinded')),
  lapses_at timestamptz not null,
  created_by text not null references account,
  created_at timestamptz not null,
  decided_at timestamptz,
  reason text
);
create unique index one_open_offer on offer (job_id, seeker_id) where status = 'open';
create index offer_by_seeker on offer (seeker_id, created_at desc);
create index offer_by_job on offer (job_id, created_at desc);
create index offer_by_lapse on offer (lapses_at) where status = 'open';

create table offer_shift (
  offer_id uuid not null references offer on delete cascade,
  shift_id uuid not null references shift,
  primary key (offer_id, shift_id)
);

create table self_billing_agreement (
  id uuid primary key,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  version text not null,
  accepted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index self_billing_by_pair on self_billing_agreement (company_id, seeker_id, accepted_at desc);

-- One seeker in one slot of one shift, with what was agreed copied onto it (PRODUCT rule 8).
create table assignment (
  id uuid primary key,
  shift_id uuid not null references shift,
  job_id uuid not null references job,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  offer_id uuid references offer,
  slot integer not null check (slot >= 1),
  status text not null check (status in ('assigned', 'inProgress', 'completed', 'hoursAgreed', 'invoiced', 'paid', 'cancelled', 'noShow')),
  title text not null,
  role text not null,
  site_id uuid not null references site,
  site_name text not null,
  address text not null,
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  pay_per_hour integer not null,
  breaks_paid boolean not null,
  alert_duration integer not null,
  terms jsonb not null,
  accepted_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('seeker', 'company', 'S4')),
  end_reason text,
  owed_pence integer,
  check (ends_at > starts_at),
  constraint no_overlapping_work exclude using gist (
    seeker_id with =, tstzrange(starts_at, ends_at, '[)') with &&
  ) where (status not in ('cancelled', 'noShow'))
);
create unique index one_person_a_slot on assignment (shift_id, slot) where status not in ('cancelled', 'noShow');
create index assignment_by_seeker on assignment (seeker_id, starts_at);
create index assignment_by_company on assignment (company_id, starts_at);
create index assignment_by_job on assignment (job_id, starts_at);

-- A slot beyond the shift's positions cannot be taken, nor the positions cut below the slots taken.
create function slot_within_positions() returns trigger language plpgsql as $$
begin
  if new.status not in ('cancelled', 'noShow')
    and new.slot > (select positions from shift where id = new.shift_id for share) then
    raise exception 'slot % is beyond the positions of the shift', new.slot
      using errcode = 'check_violation', constraint = 'slot_within_positions';
  end if;
  return new;
end $$;
create trigger slot_within_positions before insert or update of slot, shift_id, status on assignment
  for each row execute function slot_within_positions();

create function positions_cover_slots() returns trigger language plpgsql as $$
begin
  if exists (select 1 from assignment where shift_id = new.id and slot > new.positions and status not in ('cancelled', 'noShow')) then
    raise exception 'more slots are taken than % positions', new.positions
      using errcode = 'check_violation', constraint = 'positions_cover_slots';
  end if;
  return new;
end $$;
create trigger positions_cover_slots before update of positions on shift
  for each row execute function positions_cover_slots();
