-- When a key began to sign here, so that the one before can go in time. Never the key itself.
create table signing_key (
  kind text not null check (kind in ('session', 'code')),
  -- The first bytes of its digest.
  id text not null,
  since timestamptz not null,
  primary key (kind, id)
);
