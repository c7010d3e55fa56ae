-- What the worker said when refusing the company's hours; null when they said nothing.
alter table assignment_hours add column dispute_reason text;
