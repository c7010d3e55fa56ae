-- Where a mail leads: a path in one of our apps, made an address when it is sent.
alter table mail add column app text check (app in ('seeker', 'company'));
alter table mail add column link text;
-- After the last try: no longer waiting, and never sent.
alter table mail add column given_up_at timestamptz;
drop index mail_waiting;
create index mail_waiting on mail (next_try_at) where sent_at is null and given_up_at is null;
