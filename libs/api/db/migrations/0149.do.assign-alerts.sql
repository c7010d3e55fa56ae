-- Who deals with an alert and how it ended (docs/product.md#the-alert-log). An outcome without `resolved_by` is S4's own:
-- the reason of the alert had ended.
alter table alert add column assigned_to text references account;
alter table alert add column assigned_by text references account;
alter table alert add column assigned_at timestamptz;
alter table alert add column outcome text
  check (outcome in ('dealtWith', 'falseAlarm', 'emergencyServices', 'notReached', 'endedByItself'));
update alert set outcome = case when resolved_by is null then 'endedByItself' else 'dealtWith' end
  where resolved_at is not null;
create index alert_by_assignee on alert (company_id, assigned_to, raised_at desc) where assigned_to is not null;
