-- Mails the identity provider is to send. They wait here, so that an answer takes as long for an address without an account as for one with.
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
