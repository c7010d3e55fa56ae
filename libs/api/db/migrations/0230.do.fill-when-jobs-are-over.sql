-- The list of open jobs does not change with this column, and a million jobs would be followed one by one.
alter table job disable trigger open_jobs_follow_jobs;
update job set shifts_over_at = known.over_at
from (select job_id, max(ends_at) as over_at from shift where cancelled_at is null group by job_id) as known
where job.id = known.job_id and job.shifts_over_at is distinct from known.over_at;
alter table job enable trigger open_jobs_follow_jobs;
