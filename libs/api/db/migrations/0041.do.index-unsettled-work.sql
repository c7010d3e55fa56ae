-- The few pieces of a company's work whose hours or invoice are still open, among many that are settled.
create index assignment_unsettled on assignment (company_id, seeker_id) where status in ('completed', 'hoursAgreed');
