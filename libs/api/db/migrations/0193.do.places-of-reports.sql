-- Where a report with its pictures was written, by a worker who shares the position. The point goes with the trail of
-- the shift; whether it was on the site stays.
alter table logbook_entry add column lat double precision;
alter table logbook_entry add column lng double precision;
alter table logbook_entry add column accuracy real;
alter table logbook_entry add column inside text check (inside in ('inside', 'outside', 'uncertain'));
