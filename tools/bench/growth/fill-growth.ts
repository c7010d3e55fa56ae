import { fillWithJobs, type More } from '../setup/million-jobs'
import { PLAIN_SCHEDULE, PLAIN_TERMS } from '../setup/plain-terms'

/** A call every quarter of an hour of a shift of ten hours. */
const CALLS = 40
const DAYS = 730
/** Of the jobs that are over, every third was worked; nobody came to the others. */
const WORKED_EVERY = 3

/** What there is for so many jobs: a quarter of them open, a quarter worked, ten check calls for each of all. */
export function sizesFor(jobs: number) {
  const open = Math.ceil(jobs / 4)
  const over = jobs - open
  const worked = Math.floor(over / WORKED_EVERY)
  return {
    open,
    over,
    worked,
    seekers: Math.max(50, Math.ceil(jobs / 10)),
    /** Those who have worked; as many more have only applied. */
    active: Math.max(10, Math.ceil(jobs / 50)),
    companies: Math.max(20, Math.ceil(jobs / 500)),
    sites: Math.max(200, Math.ceil(jobs / 50)),
    checkCalls: worked * CALLS,
    notices: Math.ceil(jobs / 5),
  }
}

/**
 * Fills a migrated database with jobs, open ones and those of the last two years, and what hangs on them: the same
 * every time, dated from now. Who worked and when follows from the number of the job, so that nobody is at two places.
 * One of a hundred jobs that are over is at one site of the largest company.
 */
export async function fillGrowth(url: string, jobs: number, log: (sentence: string) => void): Promise<void> {
  const { open, companies, sites } = sizesFor(jobs)
  await fillWithJobs(url, open, log, { places: { companies, sites, sentences: 1 }, more: more(jobs) })
}

const more = (jobs: number): More => {
  const { over, seekers, active, companies, notices } = sizesFor(jobs)
  return {
    tables: [
      'seeker',
      'assignment',
      'attendance',
      'attendance_event',
      'check_call',
      'alert',
      'application',
      'notification',
    ],
    steps: [
      [
        'members of companies',
        `insert into company_member (company_id, uid, role, created_at)
         select id, firebase_uid, 'owner', now() from company`,
      ],
      [
        'seekers',
        `
        insert into account (uid, role, email, email_verified, phone, created_at)
          select 'seeker-' || n, 'Job Seeker', 'seeker-' || n || '@example.com', true, '', now()
          from generate_series(0, ${seekers - 1}) n;
        insert into seeker (id, uid, fullname, phone, home_lat, home_lng, findable, created_at, updated_at)
          select uuidv7(interval '-800 days'), 'seeker-' || n, 'Seeker ' || n, '07700 900982',
            lat + pg_temp.share(n, 41) * 0.2 - 0.1, lng + pg_temp.share(n, 42) * 0.2 - 0.1, n % 2 = 0, now(), now()
          from generate_series(0, ${seekers - 1}) n
          join town on town.rank = floor((select count(*) from town) * pg_temp.share(n, 43) ^ 3);
        create temp table seeker_rank as select substr(uid, 8)::int as rank, id from seeker;
        analyze seeker_rank`,
      ],
      [
        'jobs that are over and their shifts',
        `
        create temp table over as
          select n, site_rank.id as site_id, site_rank.company_id, kind.role, kind.sector, kind.titles[1] as title,
            kind.pay, uuidv7(at - now() - interval '10 days') as job_id, uuidv7(at - now() - interval '9 days')
            as shift_id, uuidv7(at - now() - interval '8 days') as id, at as starts_at,
            at + interval '10 hours' as ends_at, n / ${WORKED_EVERY} % ${active} as seeker
          from generate_series(1, ${over}) n
          cross join lateral (select now() - (${over} - n) * (interval '${DAYS} days' / ${over}) as at) dated
          join kind on kind.rank = pg_temp.random_below(n, 51, 1000)
          join site_rank on site_rank.rank = case when n % 100 = 0 then 0
            else floor((select count(*) from site_rank) * pg_temp.share(n, 52) ^ 1.5) end
          order by n;
        analyze over;
        insert into job (id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
          sia_sector, terms, status, created_by, created_at, updated_at, published_at, shifts_over_at, has_workers,
          status_once_over)
        select job_id, company_id, site_id, title, role, pay, ${PLAIN_SCHEDULE}, 1, '0427', 30, sector, ${PLAIN_TERMS},
          'published', 'company-1', starts_at - interval '10 days', starts_at, starts_at - interval '10 days', ends_at,
          n % ${WORKED_EVERY} = 0, case when n % ${WORKED_EVERY} = 0 then 'completed' else 'expired' end
        from over;
        insert into shift (id, job_id, job_company_id, starts_at, ends_at, positions)
        select shift_id, job_id, company_id, starts_at, ends_at, 1 from over`,
      ],
      [
        'work',
        `insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, sia_sector,
           site_id, site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin,
           accepted_at)
         select over.id, shift_id, job_id, over.company_id, seeker_rank.id, 1,
           case when ends_at > now() then 'inProgress' else 'paid' end, title, role, sector, site_id, site.name,
           site.address, 'Europe/London', starts_at, ends_at, pay, false, 30, ${PLAIN_TERMS}, '0427',
           starts_at - interval '8 days'
         from over join seeker_rank on seeker_rank.rank = over.seeker join site on site.id = over.site_id
         where n % ${WORKED_EVERY} = 0 order by n;
         insert into attendance (assignment_id, seeker_id, booked_on_at, booked_off_at, trail_removed_at)
         select id, seeker_id, starts_at, case when status = 'paid' then ends_at end, ends_at from assignment;
         insert into attendance_event (id, assignment_id, kind, source, server_at, by_uid)
         select uuidv7(starts_at - now()), id, 'bookOn', 'manual', starts_at, 'company-1' from assignment;
         drop table over`,
      ],
      [
        'check calls',
        `insert into check_call (id, assignment_id, of_company_id, status, due_at, miss_at, answered_at, missed_at)
         select uuidv7(starts_at - now()), id, company_id,
           case when chance < 2 then 'missed' when chance < 4 then 'late' else 'responded' end,
           due_at, due_at + interval '5 minutes',
           case when chance >= 2 then due_at + interval '1 minute' end,
           case when chance < 2 then due_at + interval '5 minutes' end
         from assignment cross join generate_series(1, ${CALLS}) number
         cross join lateral (select starts_at + number * interval '15 minutes' as due_at,
           hashint4extended(number, uuid_hash(id)) & 127 as chance) dated
         where due_at < now();
         insert into check_call (id, assignment_id, of_company_id, status, due_at, miss_at)
         select uuidv7(), id, company_id, 'due', due_at, due_at + interval '5 minutes'
         from assignment cross join lateral (
           select min(starts_at + number * interval '15 minutes') as due_at
           from generate_series(1, ${CALLS}) number where starts_at + number * interval '15 minutes' >= now()) next
         where status = 'inProgress' and due_at is not null`,
      ],
      [
        'alerts',
        `insert into alert (id, company_id, job_id, assignment_id, kind, check_call_id, raised_at, acknowledged_at,
           resolved_at, outcome)
         select uuidv7(missed_at - now()), company_id, job_id, assignment.id, 'missedCheckCall', check_call.id,
           missed_at, ended.at, ended.at, case when ended.at is not null then 'dealtWith' end
         from check_call join assignment on assignment.id = assignment_id
         cross join lateral (
           select case when missed_at < now() - interval '1 hour' then missed_at + interval '9 minutes' end as at
         ) ended
         where check_call.status = 'missed'`,
      ],
      [
        'applications',
        `insert into application (id, job_id, seeker_id, status, applied_at)
         select uuidv7(interval '-1 day'), job_id, seeker_rank.id, 'applied', now() - interval '1 day'
         from (select job_id, row_number() over ()::int as n from open_job) numbered
         join seeker_rank on seeker_rank.rank = pg_temp.random_below(n, 61, ${2 * active}) where n % 2 = 0`,
      ],
      [
        'notifications',
        `insert into notification (id, uid, kind, title, body, link, created_at, read_at)
         select uuidv7(at - now()), case when n % 5 < 2 then 'company-' || 1 + pg_temp.random_below(n, 71, ${companies})
             else 'seeker-' || pg_temp.random_below(n, 72, ${seekers}) end,
           'application', 'Somebody applied', 'For work on Friday.', '/', at, case when n % 10 > 0 then at end
         from generate_series(1, ${notices}) n
         cross join lateral (select now() - (${notices} - n) * (interval '90 days' / ${notices}) as at) dated`,
      ],
    ],
  }
}
