-- Emails about alerts, and those somebody waits for, do not wait behind the others.
alter table mail add column is_urgent boolean not null default false;
drop index mail_waiting;
create index mail_waiting on mail (is_urgent desc, next_try_at) where sent_at is null and given_up_at is null;
