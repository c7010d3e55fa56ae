-- A person may be a member of several companies, in one of seven roles, for all sites or some.
alter table company_member
  drop constraint company_member_role_check,
  add check (role in ('owner', 'manager', 'controller', 'planner', 'finance', 'siteSupervisor', 'readOnly')),
  add column id uuid not null default gen_random_uuid() unique,
  add column name text not null default '',
  add column all_sites boolean not null default true;
drop index one_company_a_person;
create index company_member_by_person on company_member (uid, created_at, company_id);

update company_member set name = company.manager_name
from company where company.id = company_member.company_id and company_member.role = 'owner';

-- Read when `all_sites` is false: without rows the member sees no site.
create table company_member_site (
  company_id uuid not null,
  uid text not null,
  site_id uuid not null references site on delete cascade,
  primary key (company_id, uid, site_id),
  foreign key (company_id, uid) references company_member on delete cascade
);

-- Who was a member: their name stays on what they decided and wrote.
create table former_member (
  company_id uuid not null references company on delete cascade,
  uid text not null references account on delete cascade,
  name text not null,
  left_at timestamptz not null,
  primary key (company_id, uid)
);

create function member_name(company uuid, person text) returns text language sql stable as $$
  select coalesce(
    (select name from company_member where company_id = company and uid = person),
    (select name from former_member where company_id = company and uid = person),
    '')
$$;

-- For which company a session acts; null: the person's oldest membership.
alter table session add column company_id uuid references company on delete set null;
