-- They do nothing that their caller may not do. With the owner's rights, a table of the same name in a schema that is searched
-- before ours, and the trigger on it, would run as the owner.
alter function refresh_open_jobs(uuid[], timestamptz) security invoker set search_path = pg_catalog, public, pg_temp;
alter function open_jobs_follow() security invoker set search_path = pg_catalog, public, pg_temp;
