-- Booking somebody on by hand is never refused for papers: what was missing is kept with it and raised once as an alert.
alter table attendance_event add column missing_papers text[] not null default '{}';

alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check
  check (kind in ('missedCheckCall', 'leftGeofence', 'outsideAtBookOn', 'late', 'forgottenBookOff', 'help', 'papersMissing'));
drop index late_alert_once;
create unique index late_alert_once on alert (assignment_id, kind) where kind in ('late', 'forgottenBookOff', 'outsideAtBookOn', 'papersMissing');
