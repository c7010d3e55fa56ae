create unique index concurrently if not exists left_early_alert_once on alert (assignment_id) where kind = 'leftEarly';
