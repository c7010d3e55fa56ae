import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@s4/db'
import { PLAIN_TERMS } from '../setup/plain-terms'

export const SITES = 200
export const PEOPLE = 2000
const PER_SITE = PEOPLE / SITES
const LATE_PER_SITE = 1
const EXPECTED_PER_SITE = 2

export interface Firm {
  uid: string
  companyId: string
  /** Of the owner's session. */
  secret: string
}

/**
 * A company at night: at each of 200 sites seven people at work who share where they are, one late, two expected soon,
 * and a place not taken; a hundred applications.
 */
export async function fillCompany(db: Database): Promise<Firm> {
  const uid = 'owner-of-the-room'
  const secret = randomBytes(32).toString('base64url')
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     values ($1, 'Company', 'owner-of-the-room@example.co.uk', true, '020 7946 0112', now())`,
    [uid],
  )
  const [company] = await db.query<{ id: string }>(
    `insert into company (id, firebase_uid, company_name, company_contact, company_email, address, bio, manager_name,
       manager_email, manager_phone, created_at, updated_at)
     values (gen_random_uuid(), $1, 'Harbour Security Ltd', '020 7946 0112', 'office@example.co.uk', '1 Dock Road',
       'Doors.', 'Mo Diallo', 'mo@example.co.uk', '020 7946 0113', now(), now()) returning id`,
    [uid],
  )
  if (!company) throw new Error('an insert returns its row')
  const { id: companyId } = company
  await db.query(
    `insert into company_member (company_id, uid, role, name, created_at) values ($1, $2, 'owner', 'Mo Diallo', now())`,
    [companyId, uid],
  )
  await db.query(
    `insert into session (id, secret_hash, uid, device, signed_in_at, issued_at, expires_at, last_seen_at)
     values (gen_random_uuid(), $1, $2, '', now(), now(), now() + interval '1 day', now())`,
    [createHash('sha256').update(secret).digest(), uid],
  )
  await fillSites(db, { uid, companyId })
  await fillPeople(db, companyId)
  await db.query('analyze')
  return { uid, companyId, secret }
}

async function fillSites(db: Database, { uid, companyId }: Omit<Firm, 'secret'>): Promise<void> {
  await db.query(
    `insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
     select gen_random_uuid(), $1, 'Site ' || n, 'Dock Road', 'E1W 2SF', 51.4 + (n % 20) * 0.01,
       -0.2 + n / 20 * 0.02, now() from generate_series(1, ${SITES}) n`,
    [companyId],
  )
  await db.query(
    `insert into job (id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
       terms, status, created_by, created_at, updated_at, published_at)
     select gen_random_uuid(), company_id, id, 'Steward', 'event-steward', 1560, '{}', ${PER_SITE + 1}, '0427', 60,
       ${PLAIN_TERMS}, 'published', $2, now(), now(), now() from site where company_id = $1`,
    [companyId, uid],
  )
  await db.query(
    `insert into shift (id, job_id, starts_at, ends_at, positions)
     select gen_random_uuid(), id, now() - interval '1 hour', now() + interval '7 hours', positions
     from job where company_id = $1`,
    [companyId],
  )
}

async function fillPeople(db: Database, companyId: string): Promise<void> {
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     select 'guard-' || n, 'Job Seeker', 'guard-' || n || '@example.co.uk', true, '', now()
     from generate_series(1, ${PEOPLE + SITES / 2}) n`,
  )
  await db.query(
    `insert into seeker (id, uid, fullname, phone, created_at, updated_at)
     select gen_random_uuid(), uid, 'Guard ' || substr(uid, 7), '07700 900982', now(), now()
     from account where uid like 'guard-%'`,
  )
  await db.query(
    `insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id, site_name,
       address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin, accepted_at)
     select gen_random_uuid(), shift.id, job.id, job.company_id, worker.id, place,
       case when place <= ${LATE_PER_SITE + EXPECTED_PER_SITE} then 'assigned' else 'inProgress' end, job.title,
       job.role, site.id, site.name, site.address, 'Europe/London',
       case when place > ${LATE_PER_SITE} and place <= ${LATE_PER_SITE + EXPECTED_PER_SITE}
         then now() + interval '1 hour' else shift.starts_at end,
       ends_at, 1560, false, 60, ${PLAIN_TERMS}, job.pin, now()
     from (select id, (row_number() over (order by id) - 1) / ${PER_SITE} + 1 as at,
         (row_number() over (order by id) - 1) % ${PER_SITE} + 1 as place
       from seeker where uid like 'guard-%' order by id limit ${PEOPLE}) worker
     join (select job.*, row_number() over (order by id) as at from job where company_id = $1) job using (at)
     join shift on shift.job_id = job.id join site on site.id = job.site_id`,
    [companyId],
  )
  await db.query(
    `insert into attendance (assignment_id, seeker_id, booked_on_at, location_shared_at)
     select id, seeker_id, starts_at, starts_at from assignment where company_id = $1 and status = 'inProgress'`,
    [companyId],
  )
  await db.query(
    `insert into position_fix (assignment_id, lat, lng, accuracy, inside, device_at, server_at)
     select assignment.id, lat, lng, 10, 'inside', now(), now() from assignment join site on site.id = site_id
     where assignment.company_id = $1 and status = 'inProgress'`,
    [companyId],
  )
  await db.query(
    `insert into check_call (id, assignment_id, status, due_at, miss_at)
     select gen_random_uuid(), id, 'due', now() + interval '1 hour', now() + interval '65 minutes'
     from assignment where company_id = $1 and status = 'inProgress'`,
    [companyId],
  )
  await db.query(
    `insert into application (id, job_id, seeker_id, status, applied_at)
     select gen_random_uuid(), job.id, worker.id, 'applied', now()
     from (select id, row_number() over (order by id) as at from seeker
       where not exists (select from assignment where seeker_id = seeker.id) and uid like 'guard-%') worker
     join (select id, row_number() over (order by id) as at from job where company_id = $1) job using (at)`,
    [companyId],
  )
}
