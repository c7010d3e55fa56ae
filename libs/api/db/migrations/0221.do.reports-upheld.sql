create index concurrently if not exists person_report_upheld on person_report (coalesce(about_seeker, about_company))
where decision in ('warned', 'suspended');
