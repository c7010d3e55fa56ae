-- No PIN was ever asked for a break or for booking off: they came from the worker's own phone, signed in or with the pass to the
-- shift, which was not kept. From now on it is.
alter table attendance_event drop constraint attendance_event_source_check;
update attendance_event set source = 'phone' where source = 'pin';
alter table attendance_event add constraint attendance_event_source_check
  check (source in ('qr', 'session', 'shift-pass', 'phone', 'manual'));
