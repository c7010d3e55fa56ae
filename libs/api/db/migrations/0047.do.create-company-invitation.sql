-- Invitations to become a member. The link's secret is only here as a hash.
create table company_invitation (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  recipient text not null,
  name text not null,
  role text not null check (role in ('manager', 'controller', 'planner', 'finance', 'siteSupervisor', 'readOnly')),
  all_sites boolean not null,
  site_ids uuid[] not null default '{}',
  invited_by text references account on delete set null,
  secret_hash bytea not null unique,
  mail_id uuid,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('accepted', 'withdrawn')),
  check ((ended_at is null) = (ended_as is null))
);
create unique index one_open_invitation on company_invitation (company_id, lower(recipient)) where ended_at is null;
create index company_invitation_by_end on company_invitation (coalesce(ended_at, expires_at));

-- A member whose sites change sees other conversations.
create trigger sites_of_members after update of all_sites on company_member
  for each row when (old.all_sites or new.all_sites) execute function retell_conversations();
create trigger sites_of_conversations after insert or delete on company_member_site
  for each row execute function retell_conversations();
