-- The index before this one reads the jobs that end after an instant as well: of each status, of which there are five.
drop index job_by_end;
