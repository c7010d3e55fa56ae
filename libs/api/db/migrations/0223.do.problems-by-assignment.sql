create index concurrently if not exists problem_by_assignment on problem (assignment_id, created_at desc, id desc)
where assignment_id is not null;
