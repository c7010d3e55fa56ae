-- One person may have several open offers of a job, each of other shifts. A shift of an offer carries whose it is and how it
-- stands, kept equal by the key itself, so that no shift is open to the same person twice.
alter table offer add constraint offer_as_it_stands unique (id, seeker_id, status);

alter table offer_shift add column seeker_id uuid, add column status text;
update offer_shift set seeker_id = offer.seeker_id, status = offer.status from offer where offer.id = offer_id;
alter table offer_shift
  alter column seeker_id set not null,
  alter column status set not null,
  drop constraint offer_shift_offer_id_fkey,
  add constraint offer_shift_follows_offer foreign key (offer_id, seeker_id, status)
    references offer (id, seeker_id, status) on update cascade on delete cascade;
create unique index one_open_offer_a_shift on offer_shift (seeker_id, shift_id) where status = 'open';

drop index one_open_offer;
