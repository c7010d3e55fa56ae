-- Somebody who booked off well before the end of the shift (docs/product.md#late-and-forgotten).
alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check
  check (kind in ('missedCheckCall', 'leftGeofence', 'outsideAtBookOn', 'late', 'forgottenBookOff', 'help', 'papersMissing', 'checkDue', 'missedPatrol', 'leftEarly'))
  not valid;
