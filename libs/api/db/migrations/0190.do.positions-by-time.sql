-- A position sent later has a later id than newer ones: the last one is the newest by its own time.
create index position_fix_by_time on position_fix (assignment_id, device_at desc, id desc);
drop index position_fix_by_assignment;
