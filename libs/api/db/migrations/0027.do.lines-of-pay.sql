-- How the minutes of finished work are paid: those attended first, then the rest of the shift. Null where the order
-- is that of the shift.
alter table assignment_hours add column stretches jsonb;

-- The day an invoice is due follows from the terms of the work.
alter table invoice add column due_on date;
-- What each line is for; lines until now were for work, or for time beside the shift.
update invoice set due_on = issued_on + 30, lines = coalesce((
  select jsonb_agg(line || jsonb_build_object('kind',
    case line ->> 'description' when 'Time before or after the shift' then 'extraTime' else 'work' end) order by place)
  from jsonb_array_elements(lines) with ordinality as each_line (line, place)), '[]');
set constraints all immediate;
alter table invoice alter column due_on set not null;

-- What a company owes for cancelling agreed work has an invoice of its own.
alter table invoice drop constraint invoice_kind_check;
alter table invoice add constraint invoice_kind_check
  check (kind in ('original', 'supplementary', 'cancellation'));
create unique index one_cancellation_invoice on invoice (assignment_id) where kind = 'cancellation';
create index assignment_cancellation_owed on assignment (company_id, seeker_id)
  where status = 'cancelled' and ended_by = 'company' and owed_pence > 0;
