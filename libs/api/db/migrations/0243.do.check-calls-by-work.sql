create index concurrently if not exists check_call_by_work on check_call (assignment_id);
