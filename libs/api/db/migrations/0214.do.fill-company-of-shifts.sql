-- Nothing that follows shifts changes with this column, and a million shifts would be followed one by one. Meanwhile the
-- table is read, and only posting and changing shifts wait: some seconds for a million.
alter table shift disable trigger open_jobs_follow_shifts, disable trigger finished_work_follows_shifts;
update shift set job_company_id = job.company_id from job where job.id = job_id and job_company_id is null;
alter table shift enable trigger open_jobs_follow_shifts, enable trigger finished_work_follows_shifts;
