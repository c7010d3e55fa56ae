alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check
  check (kind in ('missedCheckCall', 'leftGeofence', 'outsideAtBookOn', 'late', 'forgottenBookOff', 'help', 'papersMissing', 'checkDue'));
create unique index open_check_alert_once on alert (assignment_id) where kind = 'checkDue' and resolved_at is null;
