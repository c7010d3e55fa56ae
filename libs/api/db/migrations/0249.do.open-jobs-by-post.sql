create index concurrently if not exists open_job_by_post on open_job (posted_at desc, job_id desc)
  include (pay_per_hour, starts_at, word_bits);
