-- What a company needs for a payment file in Standard 18 (docs/uk-rules.md#standard-18): its own, none of a worker.
alter table company
  add column service_user_number text not null default '' check (service_user_number ~ '^([0-9]{6})?$'),
  add column bacs_sort_code text not null default '' check (bacs_sort_code ~ '^([0-9]{6})?$'),
  add column bacs_account_number text not null default '' check (bacs_account_number ~ '^([0-9]{8})?$');

-- A name as its owner writes it in another script; `fullname` is in Latin letters, as on the licence.
alter table seeker add column name_in_own_script text not null default '';
