-- Best match without a place (search-plan.ts), read from the index alone.
create index concurrently if not exists open_job_by_match
  on open_job (((extract(epoch from starts_at at time zone 'UTC') / 7200 - pay_per_hour / 20.0)::double precision), job_id)
  include (starts_at, pay_per_hour, word_bits);
