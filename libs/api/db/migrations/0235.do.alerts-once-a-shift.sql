create unique index concurrently if not exists alert_once_a_shift on alert (assignment_id, kind) where kind in ('forgottenBookOff', 'outsideAtBookOn', 'papersMissing');
