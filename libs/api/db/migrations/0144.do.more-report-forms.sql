-- Ejections, first aid, lost property, handovers and vehicles are reported by form too.
alter table logbook_entry drop constraint logbook_entry_form_check;
alter table logbook_entry add constraint logbook_entry_form_check check (form is null or (
  form ->> 'kind' in ('incident', 'useOfForce', 'ejection', 'firstAid', 'lostProperty', 'handover', 'vehicles')
  and jsonb_typeof(form -> 'answers') = 'object'));
