-- What a company and a seeker say to one another about a job. The words themselves are in Firestore (ARCHITECTURE 4):
-- here is who may read them, and what is still on its way there.
create table conversation (
  id uuid primary key,
  job_id uuid not null references job,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  created_at timestamptz not null,
  last_sequence integer not null default 0,
  last_at timestamptz not null,
  -- Raised by whatever Firestore has to hear of; `next_try_at` is set until it has.
  version integer not null default 1,
  next_try_at timestamptz,
  tries integer not null default 0,
  -- By the database's own clock: who delivers holds no transaction meanwhile.
  leased_until timestamptz,
  unique (job_id, seeker_id)
);
create index conversation_by_company on conversation (company_id, last_at desc, id desc);
create index conversation_by_seeker on conversation (seeker_id, last_at desc, id desc);
create index conversation_to_deliver on conversation (next_try_at) where next_try_at is not null;

-- The outbox. The text goes once Firestore has it; what stays counts and orders.
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

-- Firestore's rules go by the participants written on the conversation there: whoever joins or leaves a company, they are written anew.
create function retell_conversations() returns trigger language plpgsql as $$
begin
  update conversation set version = version + 1, next_try_at = coalesce(next_try_at, now())
  where company_id = coalesce(new.company_id, old.company_id);
  return null;
end $$;
create trigger members_of_conversations after insert or delete on company_member
  for each row execute function retell_conversations();
