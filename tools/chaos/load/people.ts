import type { Database, Db } from '@s4/db'
import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { fillOnShift, type Worker } from '../../bench/day-of-work/on-shift'
import { signEverybodyIn } from '../../bench/money/fill-work'
import type { Talker } from '../../bench/setup/a-session'
import { PLAIN_TERMS } from '../../bench/setup/plain-terms'

const ON_SHIFT = 240
const JOBS = 40
const SEEKERS = 150
const SELLERS = 60
const DAYS = 40

/** One job of one seeker that they can apply for, or talk about. */
interface Pair {
  id: string
  uid: string
}

export interface People {
  /** On shift, with a check call that falls due within the time. */
  workers: Worker[]
  sessions: ReadonlyMap<string, Talker>
  /** The job and who may apply for it. */
  openings: Pair[]
  /** Finished work with hours that wait to be agreed by the company `payer`. */
  finished: string[]
  conversations: Pair[]
}

/** Fills an empty database with everybody who does something while things fail. */
export async function fillPeople(db: Database, minutes: number): Promise<People> {
  const begin = new Date()
  const { people } = await fillOnShift(db, { workers: ON_SHIFT, companies: 4, begin, minutes })
  // All of them within the time; the next calls of those who answered come 15 minutes later.
  await db.query(
    `update check_call set due_at = spread.due_at, miss_at = spread.due_at + interval '5 minutes'
     from (select id, now() + random() * $1 * interval '1 minute' as due_at from check_call) spread
     where spread.id = check_call.id`,
    [minutes],
  )
  await addHiring(db)
  await addFinishedWork(db)
  const openings = await db.query<Pair>(
    `select job.id, uid from job join company on company.id = company_id and firebase_uid = 'hirer'
     cross join seeker where uid like 'seeker-%' order by md5(job.id::text || uid)`,
  )
  const finished = await db.query<{ id: string }>('select assignment_id as id from assignment_hours order by 1')
  const conversations = await db.query<Pair>(
    'select conversation.id, uid from conversation join seeker on seeker.id = seeker_id order by 1',
  )
  const sessions = await signEverybodyIn(db)
  await db.query('analyze')
  return { workers: people, sessions, openings, finished: finished.map(({ id }) => id), conversations }
}

const addCompany = (db: Db, uid: string) =>
  db.query(
    `with owner as (
       insert into account (uid, role, email, email_verified, phone, created_at)
       values ($1, 'Company', $1 || '@example.co.uk', true, '+442079460000', now()) returning uid
     ), made as (
       insert into company (id, firebase_uid, company_name, company_contact, company_email, address, bio, manager_name,
         manager_email, manager_phone, created_at, updated_at)
       select gen_random_uuid(), uid, 'Company ' || uid, '+442079460000', 'office@example.co.uk', '1 Dock Road, London',
         'Guards.', 'Mo', 'mo@example.co.uk', '+442079460001', now(), now() from owner returning id
     ), site as (
       insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
       select id, id, 'Gate', 'Gate', 'E1W 2SF', 51.5, -0.06, now() from made
     )
     insert into company_member (company_id, uid, role, created_at) select id, $1, 'owner', now() from made`,
    [uid],
  )

const addSeekers = (db: Db, prefix: string, count: number) =>
  db.query(
    `with person as (
       insert into account (uid, role, email, email_verified, phone, created_at)
       select $1 || n, 'Job Seeker', $1 || n || '@example.co.uk', true, '+447700900123', now()
       from generate_series(1, $2) n returning uid
     ), made as (
       insert into seeker (id, uid, fullname, short_bio, utr_tail, date_of_birth, home_lat, home_lng, created_at,
         updated_at)
       select gen_random_uuid(), uid, uid, 'Ten years on doors.', '7890', '1990-05-17', 51.5, -0.1, now(), now()
       from person returning id
     ), lives as (
       insert into seeker_address (id, seeker_id, line1, town, postcode, from_date)
       select gen_random_uuid(), id, '1 High Street', 'London', 'SW1A 1AA', '2015-01-01' from made
     ), worked as (
       insert into experience (id, seeker_id, employer, position, from_date)
       select gen_random_uuid(), id, 'Northgate Security', 'Door supervisor', '2016-01-01' from made
     )
     insert into education (id, seeker_id, institution, qualification, from_date, to_date)
     select gen_random_uuid(), id, 'City College', 'Level 2', '2014-09-01', '2015-06-30' from made`,
    [prefix, count],
  )

/** Open jobs of one company, and complete seekers who talk with it about the first of them. */
async function addHiring(db: Db): Promise<void> {
  await addCompany(db, 'hirer')
  await addSeekers(db, 'seeker-', SEEKERS)
  await db.query(
    `with opening as (
       insert into job (id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
         terms, status, created_by, created_at, updated_at, published_at)
       select gen_random_uuid(), id, id, 'Steward ' || n, 'event-steward', 1560, '{}', 1, '0427', 60, ${PLAIN_TERMS},
         'published', firebase_uid, now(), now(), now()
       from company cross join generate_series(1, $1) n where firebase_uid = 'hirer' returning id
     )
     insert into shift (id, job_id, starts_at, ends_at, positions)
     select gen_random_uuid(), id, now() + interval '5 days', now() + interval '5 days 8 hours', 1 from opening`,
    [JOBS],
  )
  await db.query(
    `insert into conversation (id, job_id, company_id, seeker_id, created_at, last_at)
     select gen_random_uuid(), job.id, company_id, seeker.id, now(), now()
     from (select * from job where title = 'Steward 1') job cross join seeker where uid like 'seeker-%'`,
  )
}

/** Shifts that sellers have worked for one company, a day each, under self-billing. */
async function addFinishedWork(db: Db): Promise<void> {
  await addCompany(db, 'payer')
  await addSeekers(db, 'seller-', SELLERS)
  await db.query(
    `insert into self_billing_acceptance (company_id, version, accepted_by, accepted_at)
     select id, '${SELF_BILLING_VERSION}', firebase_uid, now() from company where firebase_uid = 'payer'`,
  )
  await db.query(
    `insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at)
     select gen_random_uuid(), company.id, seeker.id, '${SELF_BILLING_VERSION}', now() - interval '1 day',
       now() + interval '300 days'
     from company cross join seeker where firebase_uid = 'payer' and uid like 'seller-%'`,
  )
  await db.query(
    `with work as (
       insert into job (id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
         terms, status, created_by, created_at, updated_at, published_at)
       select gen_random_uuid(), id, id, 'Finished', 'event-steward', 1560, '{}', $1, '0427', 60, ${PLAIN_TERMS},
         'published', firebase_uid, now(), now(), now()
       from company where firebase_uid = 'payer' returning *
     ), worked as (
       insert into shift (id, job_id, starts_at, ends_at, positions)
       select gen_random_uuid(), id, day - interval '10 hours', day, positions
       from work cross join lateral (
         select now() - (n + 1) * interval '1 day' as day from generate_series(1, $2) n) days
       returning *
     )
     insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id,
       site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin, accepted_at)
     select gen_random_uuid(), worked.id, work.id, work.company_id, seeker.id,
       row_number() over (partition by worked.id), 'completed', work.title, work.role, work.site_id, 'Gate', 'Gate',
       'Europe/London', starts_at, ends_at, 1560, false, 60, ${PLAIN_TERMS}, '0427', now() - interval '90 days'
     from worked join work on work.id = worked.job_id cross join seeker where uid like 'seller-%'`,
    [SELLERS, DAYS],
  )
  await db.query(
    `insert into attendance (assignment_id, seeker_id, booked_on_at, booked_off_at)
     select id, seeker_id, starts_at, ends_at from assignment where status = 'completed'`,
  )
  await db.query(
    `insert into assignment_hours (assignment_id, status, proposed_minutes, respond_by)
     select id, 'proposed', 480, now() + interval '70 hours' from assignment where status = 'completed'`,
  )
}
