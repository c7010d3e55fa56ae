create index concurrently if not exists check_call_missed_by_company on check_call (of_company_id, due_at desc, id desc)
  where status in ('missed', 'late');
