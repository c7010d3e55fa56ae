create index concurrently if not exists credit_note_by_day on credit_note (created_at);
