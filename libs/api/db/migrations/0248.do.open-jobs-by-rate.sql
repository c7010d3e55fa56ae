-- Best paid and newest without a place (search-plan.ts): words are told from the index alone.
create index concurrently if not exists open_job_by_rate on open_job (pay_per_hour desc, job_id desc)
  include (starts_at, lat, lng, word_bits);
