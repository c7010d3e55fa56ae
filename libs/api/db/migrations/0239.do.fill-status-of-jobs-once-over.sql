-- Nobody gets or loses a place meanwhile, because that locks the job: the fill would not see it.
lock table job in exclusive mode;
-- The list of open jobs does not change with these columns, and a million jobs would be followed one by one.
alter table job disable trigger open_jobs_follow_jobs;
update job set has_workers = exists (
  select from shift join assignment on assignment.shift_id = shift.id and assignment.status not in ('cancelled', 'noShow')
  where shift.job_id = job.id and shift.cancelled_at is null);
alter table job enable trigger open_jobs_follow_jobs;
