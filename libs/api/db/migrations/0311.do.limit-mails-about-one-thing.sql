-- What a mail is about, where somebody could cause many of them about the same thing.
alter table mail add column about text;
create index mail_about_one_thing on mail (recipient, about, created_at) where about is not null;
