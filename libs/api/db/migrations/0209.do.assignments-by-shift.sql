create index concurrently if not exists assignment_by_shift on assignment (shift_id);
