-- A saved search without a place can have a distance of its own, around the worker's home.
alter table saved_search drop constraint saved_search_check;
alter table saved_search add constraint saved_search_place_is_whole
  check ((lat is null) = (lng is null) and (lat is null or within is not null));
