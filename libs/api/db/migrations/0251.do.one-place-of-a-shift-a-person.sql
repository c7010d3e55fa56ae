create unique index concurrently if not exists one_slot_a_person on assignment (shift_id, seeker_id) where status not in ('cancelled', 'noShow');
