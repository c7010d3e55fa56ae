create index concurrently if not exists alert_by_assignment on alert (assignment_id);
