-- A known value, sealed when the server first started: it opens only with a key that fits the data.
alter table installation add key_check_sealed bytea;
