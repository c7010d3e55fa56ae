-- What a job asks for, as codes of a closed list (@s4/domain/requirements). What was written so far stays as free text
-- beside them, which is never matched.
alter table job rename column requirements to other_requirements;
alter table job add requirements text[] not null default '{}';
alter table assignment rename column requirements to other_requirements;
alter table assignment add requirements text[] not null default '{}';
alter table open_job add requirements text[] not null default '{}';

-- What a worker says of themselves without a document: languages and clothing.
alter table seeker add skills text[] not null default '{}';

alter table certificate
  add type text check (type in ('first-aid-at-work', 'emergency-first-aid', 'conflict-management', 'act-awareness',
    'physical-intervention', 'cctv-training', 'public-liability')),
  add cover_pounds integer check (cover_pounds > 0),
  add constraint certificate_cover_is_of_insurance check ((type is not distinct from 'public-liability')
    = (cover_pounds is not null));
update certificate set type = named.type from (values
  ('first aid at work', 'first-aid-at-work'), ('emergency first aid at work', 'emergency-first-aid'),
  ('emergency first aid', 'emergency-first-aid'), ('conflict management', 'conflict-management'),
  ('act awareness', 'act-awareness'), ('physical intervention', 'physical-intervention'),
  ('cctv training', 'cctv-training')) as named (name, type)
where lower(trim(certificate.name)) = named.name;

create or replace function count_certificate_version() returns trigger language plpgsql as $$
begin
  -- The same value sealed with another key is no change (libs/api/db/src/sealing/reseal.ts).
  if current_setting('s4.resealing', true) = 'on' then return new; end if;
  if (new.type, new.cover_pounds, new.name, new.issuer, new.number_sealed, new.issued_on, new.expires_on, new.file_id)
     is distinct from
     (old.type, old.cover_pounds, old.name, old.issuer, old.number_sealed, old.issued_on, old.expires_on, old.file_id)
  then new.version = old.version + 1; end if;
  return new;
end $$;

-- Of a certificate, so that a refused one cannot be removed and added again.
alter table document_check add certificate_type text;
update document_check set certificate_type = certificate.type from certificate
where document_kind = 'certificate' and certificate.id = document_id;

alter table check_rule drop constraint check_rule_subject_check;
alter table check_rule add constraint check_rule_subject_check
  check (subject in ('licence', 'right-to-work', 'first-aid-at-work', 'emergency-first-aid', 'conflict-management',
    'act-awareness', 'physical-intervention', 'cctv-training', 'public-liability', 'languages', 'driving', 'clothing'));

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
        || replace(array_to_string(job.requirements, ' '), '-', ' ')), 'D'),
    job.requirements
  from job join site on site.id = job.site_id join company on company.id = job.company_id
  cross join lateral (
    select greatest(refresh_open_jobs.moment, job.updated_at, job.published_at,
      (select max(greatest(accepted_at, ended_at)) from assignment where assignment.job_id = job.id)) as moment
  ) known
  cross join lateral (
    select shift.starts_at, shift.ends_at from shift
    where shift.job_id = job.id and shift.cancelled_at is null and shift.ends_at - known.moment >= interval '15 minutes'
      and shift.positions > (select count(*) from assignment where assignment.shift_id = shift.id
        and assignment.status not in ('cancelled', 'noShow'))
    order by shift.starts_at limit 1
  ) next
  where job.id = any(jobs) and job.status = 'published'
  -- Two people may take the last places of one job at once.
  on conflict (job_id) do update set cell = excluded.cell, lat = excluded.lat, lng = excluded.lng,
    starts_at = excluded.starts_at, bookable_until = excluded.bookable_until, pay_per_hour = excluded.pay_per_hour,
    role = excluded.role, sia_sector = excluded.sia_sector, posted_at = excluded.posted_at, words = excluded.words,
    requirements = excluded.requirements
$$;
