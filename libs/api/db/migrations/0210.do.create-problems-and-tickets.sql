-- A problem between a worker and a company about their work; a ticket between a person and S4.
create sequence problem_number;
create sequence ticket_number;
create function numbered(prefix text, counted bigint) returns text language sql immutable as $$
  select prefix || lpad(counted::text, greatest(6, length(counted::text)), '0')
$$;

create table problem (
  id uuid primary key,
  number text not null unique,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  job_id uuid not null references job,
  assignment_id uuid references assignment,
  raised_by text not null check (raised_by in ('seeker', 'company', 'S4')),
  category text not null check (category in ('safety', 'site', 'conduct', 'hours', 'pay', 'noShow', 'other')),
  severity text not null check (severity in ('low', 'medium', 'high', 'critical')),
  subject text not null,
  status text not null check (status in ('open', 'inProgress', 'resolved', 'closed')),
  owner_uid text references account,
  created_at timestamptz not null,
  -- Since when it waits: raised, or reopened. The due time counts from here.
  opened_at timestamptz not null,
  due_at timestamptz not null,
  updated_at timestamptz not null,
  escalated_at timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  outcome text,
  check ((status in ('resolved', 'closed')) = (resolved_at is not null))
);
-- Disputed hours and an appeal are one matter each, however often they are brought up.
create unique index one_live_problem on problem (assignment_id, category) where category in ('hours', 'noShow') and status in ('open', 'inProgress');
create index problem_by_company on problem (company_id, created_at desc, id desc);
create index problem_by_seeker on problem (seeker_id, created_at desc, id desc);
create index problem_by_job on problem (job_id);
create index problem_overdue on problem (due_at) where status in ('open', 'inProgress') and escalated_at is null;
create index problem_to_close on problem (resolved_at) where status = 'resolved';

create table problem_message (
  id uuid primary key,
  problem_id uuid not null references problem on delete cascade,
  side text not null check (side in ('seeker', 'company', 'S4')),
  -- Null for S4 itself.
  by_uid text references account,
  event text check (event in ('resolved', 'reopened', 'closed', 'escalated')),
  text text not null,
  created_at timestamptz not null
);
create index problem_message_by_problem on problem_message (problem_id, created_at, id);
create table problem_picture (
  problem_id uuid not null references problem on delete cascade,
  message_id uuid not null references problem_message on delete cascade,
  file_id uuid not null references stored_file,
  primary key (message_id, file_id)
);

create table ticket (
  id uuid primary key,
  number text not null unique,
  uid text not null references account,
  subject text not null,
  status text not null check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  check ((status = 'closed') = (closed_at is not null))
);
create index ticket_by_person on ticket (uid, created_at desc, id desc);
create index ticket_waiting on ticket (updated_at) where status = 'open';

create table ticket_message (
  id uuid primary key,
  ticket_id uuid not null references ticket on delete cascade,
  side text not null check (side in ('seeker', 'company', 'S4')),
  by_uid text references account,
  event text check (event in ('closed')),
  text text not null,
  created_at timestamptz not null
);
create index ticket_message_by_ticket on ticket_message (ticket_id, created_at, id);
create table ticket_picture (
  ticket_id uuid not null references ticket on delete cascade,
  message_id uuid not null references ticket_message on delete cascade,
  file_id uuid not null references stored_file,
  primary key (message_id, file_id)
);
