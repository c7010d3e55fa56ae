-- Chat between a worker and a company, problems between them, tickets to S4.

-- Chat. The text of messages is in Firestore (docs/product.md#chat): here is who may read it, and what is still on its
-- way there.
create table conversation (
  id uuid primary key,
  job_id uuid not null references job,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  created_at timestamptz not null,
  last_sequence integer not null default 0,
  last_at timestamptz not null,
  -- The beginning of the last message, for the list of conversations.
  last_words_sealed bytea,
  -- Raised by whatever Firestore has to hear of; `next_try_at` is set until it has.
  version integer not null default 1,
  next_try_at timestamptz,
  tries integer not null default 0,
  -- By the database's own clock: whoever delivers holds no transaction meanwhile.
  leased_until timestamptz,
  -- When to look whether Firestore still has what was delivered, and to remove here what it has had for a day.
  confirm_at timestamptz,
  unique (job_id, seeker_id)
);
create index conversation_by_company on conversation (company_id, last_at desc, id desc);
create index conversation_by_seeker on conversation (seeker_id, last_at desc, id desc);
create index conversation_to_deliver on conversation (next_try_at) where next_try_at is not null;
create index conversation_to_confirm on conversation (confirm_at) where confirm_at is not null;

-- The outbox. The text stays for a day after its delivery: when Firestore is set back to a copy, it is delivered again.
-- The row stays for good, for the count and the order.
create table chat_message (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  sequence integer not null,
  sender_uid text not null references account,
  text text,
  sent_at timestamptz not null,
  delivered_at timestamptz,
  erased_at timestamptz,
  unique (conversation_id, sequence),
  check (text is not null or delivered_at is not null)
);
create index chat_message_by_sender on chat_message (sender_uid);
create index chat_message_to_deliver on chat_message (conversation_id, sequence) where delivered_at is null;
create index chat_message_held on chat_message (conversation_id) where text is not null;

create table chat_picture (
  message_id uuid not null references chat_message on delete cascade,
  place smallint not null,
  -- A picture is shown to the two sides of one conversation.
  file_id uuid not null unique references stored_file,
  primary key (message_id, place)
);

create table conversation_reader (
  conversation_id uuid not null references conversation on delete cascade,
  uid text not null references account on delete cascade,
  read_sequence integer not null,
  read_at timestamptz not null,
  primary key (conversation_id, uid)
);

-- Firestore's rules go by the participants written on the conversation there: when somebody joins or leaves a company,
-- they are written anew.
create function retell_conversations() returns trigger language plpgsql as $$
begin
  update conversation set version = version + 1, next_try_at = coalesce(next_try_at, now())
  where company_id = coalesce(new.company_id, old.company_id);
  return null;
end $$;
create trigger members_of_conversations after insert or delete on company_member
  for each row execute function retell_conversations();

-- Numbers of problems and tickets: PRB-000123.
create sequence problem_number;
create sequence ticket_number;
create function numbered(prefix text, counted bigint) returns text language sql immutable as $$
  select prefix || lpad(counted::text, greatest(6, length(counted::text)), '0')
$$;

-- Problems: between a worker and a company, about their work.
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
create unique index one_live_problem on problem (assignment_id, category)
  where category in ('hours', 'noShow') and status in ('open', 'inProgress');
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

-- Tickets: between a person and S4.
create table ticket (
  id uuid primary key,
  number text not null unique,
  uid text not null references account,
  -- A complaint about personal data is acknowledged within 30 days (docs/uk-rules.md#personal-data).
  kind text not null default 'question' check (kind in ('question', 'dataComplaint')),
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
