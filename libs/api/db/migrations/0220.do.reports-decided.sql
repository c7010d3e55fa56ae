create index concurrently if not exists person_report_decided on person_report (decided_at desc, id)
where decided_at is not null;
