create index concurrently if not exists check_call_by_time on check_call (of_company_id, due_at desc)
  where status <> 'stopped';
