-- What expires soon is looked for every minute.
create index certificate_by_expiry on certificate (expires_on) where expires_on is not null;
create index licence_by_expiry on licence (expires_on) where expires_on is not null;
create index right_to_work_by_expiry on right_to_work (expires_on) where expires_on is not null;
