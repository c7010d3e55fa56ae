-- What the control room reads again after every change must be found without passing over what is long settled.
create index assignment_coming_or_on on assignment (company_id, starts_at) where status in ('assigned', 'inProgress');
create index alert_open_by_company on alert (company_id, raised_at desc) where resolved_at is null;
create index application_waiting on application (job_id) where status = 'applied';
create index open_offer_by_shift on offer_shift (shift_id) where status = 'open';
