create index concurrently if not exists assignment_under_way_by_company on assignment (company_id) include (job_id) where status = 'inProgress';
