-- What browsers told about pages: no person, no session, no address, no words. Kept for 14 days.
create table page_report (
  id bigint generated always as identity primary key,
  reported_at timestamptz not null,
  app text not null,
  -- The pattern of the page, such as /job-detail/:jobId.
  route text not null,
  measure text not null,
  value real not null
);
create index page_report_by_time on page_report (reported_at);
