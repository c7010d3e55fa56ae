drop index open_job_by_pay;
drop index open_job_by_posting;
