-- Workers with their documents, companies with their members, and what a company records about workers.

-- Workers. Sealed values are AES-256-GCM; the tail is what a mask shows.
create table seeker (
  id uuid primary key,
  uid text not null unique references account,
  fullname text not null default '',
  short_bio text not null default '',
  phone text not null default '',
  date_of_birth date,
  picture_file_id uuid references stored_file,
  utr_sealed bytea,
  utr_tail text,
  nino_sealed bytea,
  nino_tail text,
  -- For whoever is registered: their invoices carry VAT on top of the pay, inside the total.
  vat_number text check (vat_number ~ '^[0-9]{9}$'),
  has_car boolean not null default false,
  home_lat double precision,
  home_lng double precision,
  max_distance_km integer not null default 40 check (max_distance_km between 1 and 500),
  findable boolean not null default false,
  invoice_prefix text unique,
  last_invoice_sequence integer not null default 0,
  last_credit_note_sequence integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index seeker_findable on seeker (home_lat, home_lng) where findable;

create table seeker_address (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  line1 text not null,
  line2 text not null default '',
  town text not null,
  postcode text not null,
  from_date date not null,
  to_date date,
  check (to_date is null or to_date >= from_date)
);
create unique index one_current_address on seeker_address (seeker_id) where to_date is null;
create index seeker_address_by_seeker on seeker_address (seeker_id, from_date desc);

create table experience (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  employer text not null,
  position text not null,
  description text not null default '',
  from_date date not null,
  to_date date,
  check (to_date is null or to_date >= from_date)
);
create index experience_by_seeker on experience (seeker_id, from_date desc);

create table education (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  institution text not null,
  qualification text not null,
  from_date date not null,
  to_date date,
  check (to_date is null or to_date >= from_date)
);
create index education_by_seeker on education (seeker_id, from_date desc);

-- Why nothing covers a time of the last five years (docs/uk-rules.md#screening-history).
create table gap_note (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  from_date date not null,
  to_date date not null,
  reason text not null,
  check (to_date >= from_date)
);
create index gap_note_by_seeker on gap_note (seeker_id, from_date desc);

create table bank_details (
  seeker_id uuid primary key references seeker on delete cascade,
  account_name text not null,
  sort_code_sealed bytea not null,
  sort_code_tail text not null,
  account_number_sealed bytea not null,
  account_number_tail text not null,
  roll_number text,
  changed_at timestamptz not null
);

create table availability (
  seeker_id uuid not null references seeker on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  start_time time not null,
  end_time time not null,
  primary key (seeker_id, weekday, start_time)
);

-- Documents. The sweep looks every minute for what expires soon.
create table certificate (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  name text not null,
  issuer text not null default '',
  number_sealed bytea,
  number_tail text,
  issued_on date,
  expires_on date,
  file_id uuid references stored_file,
  created_at timestamptz not null,
  check (expires_on is null or issued_on is null or expires_on >= issued_on)
);
create index certificate_by_seeker on certificate (seeker_id);
create index certificate_by_expiry on certificate (expires_on) where expires_on is not null;

create table licence (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  kind text not null check (kind in ('sia', 'driving')),
  sector text,
  categories text not null default '',
  number_sealed bytea not null,
  number_tail text not null,
  expires_on date,
  file_id uuid references stored_file,
  created_at timestamptz not null,
  check ((kind = 'sia') = (sector is not null))
);
create index licence_by_seeker on licence (seeker_id, kind);
create index licence_by_expiry on licence (expires_on) where expires_on is not null;
create unique index one_driving_licence on licence (seeker_id) where kind = 'driving';

create table right_to_work (
  seeker_id uuid primary key references seeker on delete cascade,
  kind text not null,
  share_code_sealed bytea,
  share_code_tail text,
  restrictions text not null default '',
  expires_on date,
  file_id uuid references stored_file,
  updated_at timestamptz not null
);
create index right_to_work_by_expiry on right_to_work (expires_on) where expires_on is not null;

-- Reminders already given, so that a document is named once at each of 60, 30, 7 and 0 days before it expires.
create table expiry_reminder (
  document_id uuid not null,
  expires_on date not null,
  days integer not null,
  sent_at timestamptz not null,
  primary key (document_id, expires_on, days)
);

-- Companies
create table company (
  id uuid primary key,
  firebase_uid text not null references account,
  company_name text not null,
  company_contact text not null default '',
  company_email text not null default '',
  address text not null default '',
  bio text not null default '',
  manager_name text not null default '',
  manager_email text not null default '',
  manager_phone text not null default '',
  lat double precision,
  lng double precision,
  logo_file_id uuid references stored_file,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table company_member (
  company_id uuid not null references company on delete cascade,
  uid text not null references account on delete cascade,
  role text not null check (role in ('owner', 'manager')),
  created_at timestamptz not null,
  primary key (company_id, uid)
);
-- One company a person for now: what the person does is done for it.
create unique index one_company_a_person on company_member (uid);

alter table stored_file
  add foreign key (company_id) references company,
  add foreign key (seeker_id) references seeker;

-- A company's own check of somebody's document (docs/product.md#document-checks).
create table document_check (
  id uuid primary key,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  document_kind text not null,
  document_id uuid,
  result text not null check (result in ('accepted', 'refused', 'pending')),
  note text not null default '',
  checked_by text not null references account,
  checked_at timestamptz not null
);
create index document_check_by_pair on document_check (company_id, seeker_id, checked_at desc);

-- The workers a company keeps in sight: those it likes to book, and those it does not want sent.
create table saved_worker (
  company_id uuid not null references company on delete cascade,
  seeker_id uuid not null references seeker on delete cascade,
  note text not null default '',
  do_not_send boolean not null default false,
  saved_at timestamptz not null,
  primary key (company_id, seeker_id)
);
create index saved_worker_by_seeker on saved_worker (seeker_id);
