-- A shift has some forty calls, which are sorted when they are read: the index before this one holds each assignment once
-- and takes a fifth of the room.
drop index check_call_by_assignment;
