-- Which terms somebody accepted when the account was made, and when; null for accounts from before this was recorded.
alter table account add column terms_version text;
alter table account add column terms_accepted_at timestamptz;
