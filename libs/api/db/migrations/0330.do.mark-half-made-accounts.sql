-- Which installation this is: the same id stands at the identity provider, on what this installation marked there.
create table installation (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid()
);
insert into installation default values;

-- Identities we saw within minutes of being made, before they had an account. Nothing else is ever removed at the provider for want of one.
create table half_made_account (
  uid text primary key,
  marked_at timestamptz not null,
  -- When to look whether it became an account.
  due_at timestamptz not null,
  removed_at timestamptz
);
create index half_made_account_by_due on half_made_account (due_at) where removed_at is null;
