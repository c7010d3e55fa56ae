-- Work that was booked off does not hold the rest of its planned time (docs/product.md#what-the-database-refuses).
-- `one_slot_a_person` still refuses a second place on the same shift.
-- allow: the rows keep the stricter constraint until now; the table is read once, only work to come goes into the index
alter table assignment
  drop constraint no_overlapping_work,
  add constraint no_overlapping_work exclude using gist (
    seeker_id with =, tstzrange(starts_at, ends_at, '[)') with &&
  ) where (status in ('assigned', 'inProgress'));
