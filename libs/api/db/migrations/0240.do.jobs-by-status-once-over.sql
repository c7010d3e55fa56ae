create index concurrently if not exists job_by_status_once_over
  on job (company_id, status_once_over, shifts_over_at desc, id desc) include (site_id);
