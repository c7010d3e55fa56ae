import pg from 'pg'
import { PLAIN_TERMS } from '../setup/plain-terms'

/** The largest worker begins a shift of ten hours in the first half of every twenty hours. */
const PERIOD = 72_000
const APPLICATIONS_OF_ONE = 2000
const NOTICES_OF_ONE = 20_000
const MESSAGES = 20
const CLIENTS = 20
const TEMPLATES = 50
const QUESTIONS_OF_ONE = 2000
const DEMANDS = 2
const REPORTS = 50_000
/** Of matters that S4's staff decide, one of so many waits. */
const WAITS_EVERY = 100

/** Of the one link for a substitute. */
export const SUBSTITUTE_SECRET = 'a-substitute-of-the-plans'

/**
 * Adds to the jobs of `fillGrowth` what its screens do not read: finished work with hours and invoices, conversations
 * with messages, and one worker with very much of everything. Triggers are off, as there.
 */
export async function fillAround(url: string, log: (sentence: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [what, sql] of steps) {
      const began = performance.now()
      await client.query(sql)
      log(`  ${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
    }
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

const PARTY = `'{"name": "Harbour Security Ltd", "address": "1 Dock Road", "contact": "", "vatNumber": null}'::jsonb`

/** As it is stored, but for its site and first day. */
const PATTERN = `'${JSON.stringify({
  title: 'Night guard',
  role: 'security-guard',
  description: '',
  payPerHour: 1400,
  positions: 1,
  alertDuration: 30,
  breaksPaid: false,
  siaSector: null,
  requirements: [],
  otherRequirements: '',
  knownRisks: '',
  days: [{ day: 'Friday', start: '20:00', end: '06:00' }],
  until: null,
  weeksAhead: 4,
  publish: false,
  bankHolidays: 'asUsual',
  holidayPayPerHour: null,
  exceptions: [],
})}'::jsonb || jsonb_build_object('terms', ${PLAIN_TERMS}::jsonb)`

const steps: readonly [what: string, sql: string][] = [
  [
    'one worker with very much work',
    `create temp table one_worker as
       select id, uid from seeker where not exists (select from assignment where seeker_id = seeker.id)
       order by uid limit 1;
     create temp table of_one as
       select distinct on (period) id from assignment
       cross join lateral (select floor(extract(epoch from starts_at) / ${PERIOD}) as period) timed
       where status = 'paid' and extract(epoch from starts_at) - period * ${PERIOD} < ${PERIOD / 2}
       order by period, id;
     update assignment set seeker_id = one_worker.id from one_worker
       where assignment.id in (select id from of_one);
     update attendance set seeker_id = one_worker.id from one_worker
       where assignment_id in (select id from of_one);
     insert into application (id, job_id, seeker_id, status, applied_at)
       select uuidv7(), job_id, one_worker.id, 'applied', now()
       from (select job_id from open_job limit ${APPLICATIONS_OF_ONE}) open cross join one_worker
       on conflict do nothing;
     insert into notification (id, uid, kind, title, body, link, created_at, read_at)
       select uuidv7(at - now()), uid, 'application', 'Somebody applied', 'For work on Friday.', '/', at,
         case when n % 10 > 0 then at end
       from generate_series(1, ${NOTICES_OF_ONE}) n
       cross join lateral (select now() - n * interval '5 minutes' as at) dated
       cross join (select uid from one_worker union all (
         select firebase_uid from company where id = (
           select company_id from assignment group by company_id order by count(*) desc limit 1))) large`,
  ],
  [
    'hours',
    `update assignment set status = 'completed'
       where status = 'paid' and ends_at > now() - interval '14 days';
     update assignment set status = 'invoiced' where status = 'paid' and ends_at > now() - interval '40 days';
     insert into assignment_hours (assignment_id, status, proposed_minutes, agreed_minutes, agreed_pence, respond_by)
       select id, case when status = 'completed' then 'proposed' else 'agreed' end, 600,
         case when status <> 'completed' then 600 end, case when status <> 'completed' then pay_per_hour * 10 end,
         ends_at + interval '3 days'
       from assignment where status in ('completed', 'invoiced', 'paid')`,
  ],
  [
    'invoices',
    `insert into invoice (id, seeker_id, company_id, assignment_id, sequence, number, issued_on, due_on, supplied_on,
       seller, buyer, lines, shift_minutes, total_pence, agreement_version, created_at, owed_pence, received_pence,
       income_pence)
     select uuidv7(ends_at - now()), seeker_id, company_id, id, place, 'S-' || place, ends_at::date,
       ends_at::date + 30, ends_at::date, ${PARTY} || '{"nameInOwnScript": ""}', ${PARTY}, '[]', 600, total, '1',
       ends_at, case when is_paid then 0 else total end, case when is_paid then total else 0 end, total
     from (
       select *, row_number() over (partition by seeker_id order by starts_at, id) as place,
         pay_per_hour * 10 as total, status = 'paid' as is_paid
       from assignment where status in ('invoiced', 'paid')
     ) worked;
     insert into payment (id, invoice_id, company_id, seeker_id, direction, paid_on, pence, vat_pence, reference,
       recorded_at)
     select uuidv7(created_at - now()), id, company_id, seeker_id, 'payment', due_on, total_pence, 0, number,
       created_at
     from invoice where owed_pence = 0;
     insert into ledger_entry (transaction_id, kind, account, company_id, seeker_id, invoice_id, day, pence,
       recorded_at)
     select id, 'invoice', account, company_id, seeker_id, id, supplied_on, sign * total_pence, created_at
     from invoice cross join (values ('owed', 1), ('workIncome', -1)) entries (account, sign);
     insert into ledger_entry (transaction_id, kind, account, company_id, seeker_id, invoice_id, payment_id, day,
       pence, recorded_at)
     select id, 'payment', account, company_id, seeker_id, invoice_id, id, paid_on, sign * pence, recorded_at
     from payment cross join (values ('owed', -1), ('received', 1)) entries (account, sign);
     insert into company_ledger_day select * from company_ledger_day_now`,
  ],
  [
    'conversations',
    `insert into conversation (id, job_id, company_id, seeker_id, created_at, last_sequence, last_at)
       select uuidv7(starts_at - now()), job_id, company_id, seeker_id, starts_at, ${MESSAGES}, ends_at from assignment
       where status in ('completed', 'invoiced', 'paid') on conflict do nothing;
     insert into chat_message (id, conversation_id, sequence, sender_uid, sent_at, delivered_at)
       select uuidv7(last_at - now()), conversation.id, number, uid, last_at, last_at
       from conversation join seeker on seeker.id = seeker_id cross join generate_series(1, ${MESSAGES}) number
       where last_at > now() - interval '60 days';
     insert into conversation_reader (conversation_id, uid, read_sequence, read_at)
       select conversation.id, person, ${MESSAGES}, last_at
       from conversation join company on company.id = company_id join seeker on seeker.id = seeker_id
       cross join lateral (values (firebase_uid), (seeker.uid)) people (person)
       where last_at < now() - interval '3 days'`,
  ],
  [
    'stars, reports, problems and positions',
    `insert into rating (id, assignment_id, company_id, seeker_id, by_side, stars, created_at)
       select uuidv7(ends_at - now()), id, company_id, seeker_id, side, 3 + number % 3, ends_at
       from (select *, row_number() over () as number from assignment where status in ('invoiced', 'paid')) worked
       cross join (values ('seeker'), ('company')) sides (side);
     insert into logbook_entry (id, assignment_id, text, created_at)
       select uuidv7(starts_at - now()), id, 'All quiet.', starts_at + number * interval '2 hours'
       from assignment cross join generate_series(1, 4) number where starts_at < now();
     insert into problem (id, number, company_id, seeker_id, job_id, assignment_id, raised_by, category, severity,
         subject, status, created_at, opened_at, due_at, updated_at, resolved_at)
       select uuidv7(ends_at - now()), 'P-' || number, company_id, seeker_id, job_id, id, 'seeker', 'site', 'low',
         'The gate was shut', case when is_old then 'resolved' else 'open' end, ends_at, ends_at,
         ends_at + interval '3 days', ends_at, case when is_old then ends_at end
       from (
         select *, row_number() over () as number, ends_at < now() - interval '5 days' as is_old
         from assignment where status in ('completed', 'invoiced', 'paid')
       ) worked where number % 50 = 0;
     insert into position_fix (assignment_id, lat, lng, accuracy, inside, device_at, server_at)
       select id, 51.5, -0.1, 10, 'inside', at, at
       from assignment cross join lateral generate_series(starts_at, now(), interval '1 minute') at
       where status = 'inProgress'`,
  ],
  [
    'what is known of companies and workers',
    `update company set company_contact = '020 7946 0000', company_email = 'office@example.com',
         address = '1 Dock Road, Leeds', bio = 'We keep doors.', manager_name = 'Ada Moss',
         manager_email = 'ada@example.com', manager_phone = '07700 900982', lat = 53.8, lng = -1.5;
     insert into availability (seeker_id, weekday, start_time, end_time)
       select id, weekday, '06:00', '22:00' from seeker cross join generate_series(1, 7) weekday;
     insert into saved_worker (company_id, seeker_id, saved_at)
       select company_id, seeker_id, max(ends_at) from assignment group by 1, 2`,
  ],
  [
    'clients, templates and imports',
    `insert into client (id, company_id, name, contact_name, phone, billing_email, notes, created_at)
       select uuidv7(number * interval '-1 day'), company.id, 'Client ' || number, '', '', '', '',
         now() - number * interval '1 day'
       from company cross join generate_series(1, ${CLIENTS}) number;
     insert into client_contract (id, company_id, client_id, title, starts_on, notice_days, rates, posts, created_at)
       select uuidv7(), company_id, id, 'Guarding', current_date - 400, 30, '[]', '[]', created_at from client;
     create temp table site_of_client as
       select site.id, client.id as client_id
       from (select id, company_id, row_number() over (partition by company_id order by id) as place from site) site
       join (select id, company_id, row_number() over (partition by company_id order by id) as place from client)
         client on client.company_id = site.company_id and client.place = site.place % ${CLIENTS} + 1;
     update site set client_id = site_of_client.client_id from site_of_client where site.id = site_of_client.id;
     update job set client_id = site_of_client.client_id from site_of_client
       where job.site_id = site_of_client.id and job.id in (select job_id from assignment);
     insert into job_template (id, company_id, site_id, name, fields, created_at)
       select uuidv7(), company_id, id, 'Nights ' || number, jsonb_build_object('title', 'Night guard', 'siteId', id,
         'payPerHour', 1400, 'positions', 2), now()
       from (select distinct on (company_id) company_id, id from site order by company_id, id) site
       cross join generate_series(1, ${TEMPLATES}) number;
     insert into worker_import (id, company_id, file_name, records, total, created_at)
       select uuidv7(), id, 'people.csv', '[["Name", "Email"]]', 0, now() from company`,
  ],
  [
    'questions to S4',
    `insert into ticket (id, number, uid, kind, subject, status, created_at, updated_at, closed_at)
       select uuidv7(at - now()), 'T-' || row_number() over (), uid, 'question', 'My invoice', status, at, at,
         case when status = 'closed' then at end
       from (
         select uid, number, case when number = 1 then 'open' else 'closed' end as status,
           now() - number * interval '7 hours' as at
         from (select uid, row_number() over (order by uid) as place from account) person
         cross join generate_series(1, 3) number where place % 10 = 0
         union all
         select uid, number, case when number % 100 = 0 then 'open' else 'closed' end,
           now() - number * interval '3 hours'
         from generate_series(1, ${QUESTIONS_OF_ONE}) number cross join (
           (select seeker.uid from assignment join seeker on seeker.id = seeker_id
            group by 1 order by count(*) desc limit 1)
           union all
           (select firebase_uid from assignment join company on company.id = company_id
            group by 1 order by count(*) desc limit 1)
         ) large (uid)
       ) asked;
     insert into ticket_message (id, ticket_id, side, text, created_at)
       select uuidv7(created_at - now()), id, side, 'When is it paid?', created_at
       from ticket cross join (values ('seeker'), ('S4'), ('seeker')) sides (side)`,
  ],
  [
    'recurring work',
    `insert into recurring_demand (id, company_id, site_id, pattern, from_date, weeks_ahead, changed_by, created_at)
       select uuidv7(), company.id, site.id, ${PATTERN} || jsonb_build_object('siteId', site.id,
           'from', (current_date - 200)::text), current_date - 200, 4, firebase_uid, now()
       from company join lateral (select id from site where company_id = company.id order by id limit 1) site on true
       cross join generate_series(1, ${DEMANDS});
     insert into recurring_occurrence (demand_id, date, company_id, problem, at)
       select id, current_date + day, company_id, 'The shift is over', now()
       from recurring_demand cross join generate_series(-200, 28) day`,
  ],
  [
    'a link for a substitute',
    `with ahead as (
       insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, sia_sector,
         site_id, site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin,
         accepted_at)
       select uuidv7(), shift.id, job.id, job.company_id, seeker.id, 1, 'assigned', job.title, job.role,
         job.sia_sector, site.id, site.name, site.address, site.zone, shift.starts_at, shift.ends_at,
         job.pay_per_hour, false, 30, ${PLAIN_TERMS}::jsonb || '{"substitution": true}', '0427', now()
       from shift join job on job.id = shift.job_id join site on site.id = job.site_id
       cross join (select id from seeker where not exists (select from assignment where seeker_id = seeker.id)
         order by id desc limit 1) seeker
       where shift.starts_at > now() + interval '2 days' order by shift.starts_at, shift.id limit 1
       returning id
     )
     insert into substitution_link (assignment_id, secret_hash, made_at)
       select id, sha256('${SUBSTITUTE_SECRET}'::bytea), now() from ahead`,
  ],
  [
    'what S4’s staff decide',
    `insert into staff_member (id, email, name, added_at) values (uuidv7(), 'staff@example.com', 'Ada Moss', now());
     insert into company_declaration (id, company_id, kind, number, declared_by, declared_at, status, decided_at)
       select uuidv7(), company.id, kind, '01234567', firebase_uid, now() - interval '30 days',
         case when waits then 'declared' else 'verified' end, case when not waits then now() end
       from (select *, row_number() over (order by id) % ${WAITS_EVERY} = 1 as waits from company) company
       cross join (values ('companiesHouse'), ('acs')) kinds (kind);
     update company set vetting = 'verified'
       where not exists (select from company_declaration where company_id = company.id and status = 'declared');
     insert into person_report (id, by_uid, by_side, about_seeker, about_kind, reason, words, reported_at, decision,
         decided_at)
       select uuidv7(at - now()), 'company-1', 'company', seeker.id, 'profile', 'other', 'They never came.', at,
         case when not waits then 'none' end, case when not waits then at + interval '2 days' end
       from (select id, row_number() over (order by id) as place from seeker) seeker
       join generate_series(1, ${REPORTS}) number on place = 1 + number % (select count(*) from seeker)
       cross join lateral (
         select now() - number * interval '10 minutes' as at, number % ${WAITS_EVERY} = 0 as waits
       ) dated;
     insert into data_request (id, uid, kind, words, received_at, due_on, decision, decided_at)
       select uuidv7(at - now()), uid, 'access', 'What do you hold?', at, at::date + 30,
         case when not waits then 'granted' end, case when not waits then at + interval '9 days' end
       from (select uid, row_number() over (order by uid) as place from seeker) person
       cross join lateral (
         select now() - place * interval '10 minutes' as at, place % ${WAITS_EVERY} = 0 as waits
       ) dated
       where place <= ${REPORTS};
     update assignment_hours set status = 'disputed', agreed_minutes = null, agreed_pence = null
       from problem where problem.assignment_id = assignment_hours.assignment_id and problem.status = 'open';
     update problem set category = 'hours'
       from assignment_hours hours where hours.assignment_id = problem.assignment_id;
     insert into mail (id, recipient, subject, body, created_at, next_try_at, sent_at)
       select uuidv7(at - now()), 'ada@example.com', 'Your shift', 'It begins at 08:00.', at, at,
         case when number > 50 then at end
       from generate_series(1, ${REPORTS * 10}) number
       cross join lateral (select now() - number * interval '1 minute' as at) dated`,
  ],
  ['sums of finished work', 'insert into finished_work select * from finished_work_now on conflict do nothing'],
]
