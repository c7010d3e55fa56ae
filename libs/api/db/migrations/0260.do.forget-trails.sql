-- When the trail of positions of a piece of work was removed; what book on, book off and alerts say of a place stays.
alter table attendance add column trail_removed_at timestamptz;
create index attendance_with_trail on attendance (booked_on_at) where trail_removed_at is null;
