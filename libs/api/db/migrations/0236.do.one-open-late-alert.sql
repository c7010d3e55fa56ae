create unique index concurrently if not exists open_late_alert_once on alert (assignment_id) where kind = 'late' and resolved_at is null;
