create index concurrently if not exists job_by_end on job (company_id, shifts_over_at desc, id desc);
