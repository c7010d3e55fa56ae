-- A pass to a shift belongs to a session: it is listed with it among the devices and ends with it. The session stays for as long as its pass,
-- and one a program asked for gets a session that no cookie opens. Passes from before whose session is gone get such a one, so that no night is lost.
update shift_token set session_id = gen_random_uuid() where session_id is null;
insert into session (id, secret_hash, uid, device, signed_in_at, issued_at, expires_at, last_seen_at)
  select distinct on (shift_token.session_id) shift_token.session_id, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), seeker.uid,
    'A phone or computer', shift_token.issued_at, shift_token.issued_at, shift_token.issued_at, shift_token.issued_at
  from shift_token join assignment on assignment.id = shift_token.assignment_id join seeker on seeker.id = assignment.seeker_id
  where not exists (select from session where session.id = shift_token.session_id)
  order by shift_token.session_id, shift_token.issued_at;
alter table shift_token alter column session_id set not null, add foreign key (session_id) references session on delete cascade;
