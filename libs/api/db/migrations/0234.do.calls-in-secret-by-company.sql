create index concurrently if not exists alert_in_secret on alert (company_id) where in_secret and resolved_at is null;
