alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check
  check (kind in ('missedCheckCall', 'leftGeofence', 'outsideAtBookOn', 'late', 'forgottenBookOff', 'help', 'papersMissing', 'checkDue'));
drop index late_alert_once;
create unique index late_alert_once on alert (assignment_id, kind)
  where kind in ('late', 'forgottenBookOff', 'outsideAtBookOn', 'papersMissing', 'checkDue');
