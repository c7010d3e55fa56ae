create table notification (
  id uuid primary key,
  uid text not null references account on delete cascade,
  kind text not null,
  title text not null,
  body text not null default '',
  link text not null,
  critical boolean not null default false,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_by_person on notification (uid, created_at desc, id desc);
create index notification_unread on notification (uid) where read_at is null;

create table mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz
);
create index mail_waiting on mail (next_try_at) where sent_at is null;
create index mail_by_age on mail (created_at desc);
