-- The names in a job with accents or apostrophes once more without them, as people type them in a search: Łódź also as
-- Lodz, O'Neill also as ONeill (docs/product.md#finding-work). Nothing for a text that has none.
create function plain_twins(words text) returns text language sql immutable parallel safe as $$
  select case when words ~ '[^\x01-\x7e]|''' then coalesce((
    select string_agg(plain, ' ')
    from regexp_matches(words, '[^\s!-&(-/:-@\[-`{-~]*[^\x01-\x26\x28-\x7e][^\s!-&(-/:-@\[-`{-~]*', 'g') as found (word)
    cross join lateral (select regexp_replace(normalize(translate(word[1], 'łŁøØđĐ''’‘', 'lLoOdD'), NFD),
      '[\u0300-\u036f]', '', 'g') as plain) as without
    where plain <> word[1]), '') else '' end
$$;

create or replace function refresh_open_jobs(jobs uuid[], moment timestamptz) returns void
language sql set search_path = pg_catalog, public, pg_temp as $$
  delete from open_job where job_id = any(jobs);
  insert into open_job (job_id, cell, lat, lng, starts_at, bookable_until, pay_per_hour, role, sia_sector, posted_at,
    words, requirements)
  select job.id,
    floor((site.lat + 90) * 10)::int * 2400 + floor((site.lng + 180) * 20 / 3)::int % 2400, site.lat, site.lng,
    next.starts_at, next.ends_at - interval '15 minutes', job.pay_per_hour, job.role, job.sia_sector, job.published_at,
    setweight(to_tsvector('english', job.title || ' ' || replace(job.role, '-', ' ')), 'A')
      || setweight(to_tsvector('english', site.name || ' ' || site.address || ' ' || site.postcode || ' '
        || company.company_name), 'B')
      || setweight(to_tsvector('english', job.description || ' ' || job.other_requirements || ' '
        || replace(array_to_string(job.requirements, ' '), '-', ' ')), 'D')
      || setweight(to_tsvector('english', plain_twins(job.title)), 'A')
      || setweight(to_tsvector('english', plain_twins(site.name || ' ' || site.address || ' '
        || company.company_name)), 'B'),
    job.requirements
  from job join site on site.id = job.site_id join company on company.id = job.company_id
  cross join lateral (
    select greatest(refresh_open_jobs.moment, job.updated_at, job.published_at,
      (select max(greatest(accepted_at, ended_at)) from assignment where assignment.job_id = job.id)) as moment
  ) known
  cross join lateral (
    select shift.starts_at, shift.ends_at from shift
    where shift.job_id = job.id and shift.cancelled_at is null and shift.starts_at > known.moment
      and shift.positions > (select count(*) from assignment where assignment.shift_id = shift.id
        and assignment.status not in ('cancelled', 'noShow'))
    order by shift.starts_at limit 1
  ) next
  where job.id = any(jobs) and job.status = 'published'
    and not exists (select from suspension where suspension.company_id = job.company_id and suspension.ended_at is null)
  -- Two people may take the last places of one job at once.
  on conflict (job_id) do update set cell = excluded.cell, lat = excluded.lat, lng = excluded.lng,
    starts_at = excluded.starts_at, bookable_until = excluded.bookable_until, pay_per_hour = excluded.pay_per_hour,
    role = excluded.role, sia_sector = excluded.sia_sector, posted_at = excluded.posted_at, words = excluded.words,
    requirements = excluded.requirements
$$;

-- Few jobs have such names; those without are neither written nor locked.
update open_job set words = open_job.words || twins.words
from (
  select job.id, setweight(to_tsvector('english', plain_twins(job.title)), 'A')
    || setweight(to_tsvector('english', plain_twins(site.name || ' ' || site.address || ' '
      || company.company_name)), 'B') as words
  from open_job listed join job on job.id = listed.job_id join site on site.id = job.site_id
  join company on company.id = job.company_id
) twins
where twins.id = open_job.job_id and twins.words <> ''::tsvector;
