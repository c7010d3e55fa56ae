-- Where somebody who asked for help was last, while the alert is open (docs/product.md#asking-for-help).
alter table alert add column position_at timestamptz;
create index help_by_assignment on alert (assignment_id, raised_at desc) where kind = 'help';
