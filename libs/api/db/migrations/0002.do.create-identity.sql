-- People and how they sign in.

create table account (
  uid text primary key,
  role text not null check (role in ('Job Seeker', 'Company')),
  email text not null,
  email_verified boolean not null default false,
  phone text not null,
  created_at timestamptz not null,
  -- Which terms the person accepted when the account was made, and when.
  terms_version text,
  terms_accepted_at timestamptz,
  erase_at timestamptz,
  erased_at timestamptz
);

alter table stored_file add foreign key (owner_uid) references account;
alter table notification add foreign key (uid) references account on delete cascade;

-- Sessions. The cookie holds a secret; only its hash is here. `id` is the handle shown under "where you are signed in".
create table session (
  id uuid primary key,
  secret_hash bytea not null unique,
  uid text not null references account on delete cascade,
  device text not null,
  signed_in_at timestamptz not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  reauthenticated_at timestamptz,
  -- When the person last proved who they are, by the identity provider's clock: a session from before a password reset
  -- ends by it, however often it was renewed.
  proved_at timestamptz not null default now(),
  -- By the database's clock: a moved clock must not ask the provider more often.
  provider_checked_at timestamptz not null default now()
);
create index session_by_person on session (uid, last_seen_at desc);
create index session_by_expiry on session (expires_at);

-- Sessions that read the chat in Firestore, and until when Firestore was told to let them. A row outlives its session
-- until Firestore has heard of its end.
create table chat_session (
  session_id uuid primary key,
  written_until timestamptz not null
);

-- Mails the identity provider is to send. They wait here, so that a response takes as long for an address without an
-- account as for one with.
create table sign_in_mail (
  id uuid primary key,
  kind text not null check (kind in ('reset', 'sign-in-link', 'email-change')),
  recipient text not null,
  -- Whose address is to change.
  uid text,
  continue_url text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0
);
create index sign_in_mail_by_try on sign_in_mail (next_try_at);

-- Identities seen within minutes of being made, before they had an account. Only these are ever removed at the provider
-- for want of one.
create table half_made_account (
  uid text primary key,
  marked_at timestamptz not null,
  -- When to look whether it became an account.
  due_at timestamptz not null,
  removed_at timestamptz
);
create index half_made_account_by_due on half_made_account (due_at) where removed_at is null;
