-- What was agreed holds whatever becomes of the job (PRODUCT rule 8): the licence asked for, the requirements and the PIN too.
alter table assignment add column sia_sector text, add column requirements text not null default '', add column pin text;
update assignment set sia_sector = job.sia_sector, requirements = job.requirements, pin = job.pin from job where job.id = assignment.job_id;
alter table assignment alter column pin set not null, add constraint assignment_pin_has_four_digits check (pin ~ '^[0-9]{4}$');
