-- When the person last proved who they are, by the provider's clock: a session from before a reset of the password ends by it, however often it was renewed.
alter table session add column proved_at timestamptz not null default now(),
  -- By the database's clock: a moved one must not ask the provider more often.
  add column provider_checked_at timestamptz not null default now();
update session set proved_at = greatest(issued_at, reauthenticated_at);
