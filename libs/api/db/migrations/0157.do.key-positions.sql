-- What a phone calls a request, shortened: a position that is sent again is stored once. It takes the place of a stored
-- answer, which took more room than the position (docs/decisions/014-what-survives-a-lost-connection.md).
alter table position_fix add column request_key bigint;
create unique index position_fix_by_key on position_fix (assignment_id, request_key) where request_key is not null;
