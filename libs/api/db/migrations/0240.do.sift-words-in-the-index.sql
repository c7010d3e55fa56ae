-- A sieve for words, small enough to stand in the indexes that searches walk: two bits of 256 for each word. A job without
-- all the bits of the words looked for has not got the words; one with them is looked at. By md5, which stays the same for good.
create function word_bits(words tsvector) returns bit(256) language sql immutable parallel safe as $$
  select coalesce(bit_or(set_bit(set_bit(zeros, get_byte(hash, 0), 1), get_byte(hash, 1), 1)), zeros)
  from (select repeat('0', 256)::bit(256) as zeros) as nothing
  left join lateral (select decode(md5(lexeme), 'hex') as hash from unnest(tsvector_to_array(words)) as lexeme) as hashed on true
  group by zeros
$$;

alter table open_job add column word_bits bit(256) not null generated always as (word_bits(words)) stored;
-- Searches are planned by how many jobs are in each cell; the United Kingdom has some 2500 with people in them.
alter table open_job alter column cell set statistics 3000;

drop index open_job_by_cell, open_job_by_start;
create index open_job_by_cell on open_job (cell, starts_at) include (job_id, bookable_until, pay_per_hour, lat, lng, word_bits);
create index open_job_by_cell_and_pay on open_job (cell, pay_per_hour) include (job_id, bookable_until, starts_at, lat, lng, word_bits);
create index open_job_by_start on open_job (starts_at, job_id) include (bookable_until, pay_per_hour, lat, lng, word_bits);
