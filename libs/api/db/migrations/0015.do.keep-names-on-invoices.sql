-- Until when the names of an erased side have to stay on an invoice: six years after the tax year of the work
-- (docs/uk-rules.md#personal-data). Null while both sides have an account, and once the names are gone.
alter table invoice add column names_until date;
create index invoice_names_until on invoice (names_until) where names_until is not null;
