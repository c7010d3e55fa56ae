-- The answers of a structured report, beside its text: {"kind": "incident", "answers": {…}}.
alter table logbook_entry add column form jsonb
  check (form is null or (form ->> 'kind' in ('incident', 'useOfForce') and jsonb_typeof(form -> 'answers') = 'object'));
