create index concurrently if not exists shift_by_company on shift (job_company_id, starts_at);
