import { PLAIN_TERMS } from '../setup/plain-terms'
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'
import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { v7 as uuid } from 'uuid'
import type { Talker } from '../setup/a-session'

const SHIFTS_EACH = 50
const WORKERS_EACH = 40
const LARGEST_WORKERS = 2000
const POSITIONS = 500

/** SQL: a valid id made of a text. */
const idOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`

/**
 * Companies whose workers have finished 50 shifts for each, over 300 days, with hours that wait to be agreed. Everybody
 * works for two companies; the first company has up to 2 000 workers, or as many as is said, the others 40. Every
 * seventh worker is registered for VAT.
 */
export async function fillWork(db: Db, pieces: number, largestWorkers?: number): Promise<void> {
  const engagements = Math.ceil(pieces / SHIFTS_EACH)
  const largest = largestWorkers ?? Math.min(LARGEST_WORKERS, Math.ceil(engagements / 10))
  const companies = 1 + Math.ceil((engagements - largest) / WORKERS_EACH)
  const sellers = Math.max(largest, Math.ceil(engagements / 2))
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     select 'company-' || n, 'Company', 'company-' || n || '@example.co.uk', true, '', now()
     from generate_series(0, $1 - 1) n
     union all
     select 'seller-' || n, 'Job Seeker', 'seller-' || n || '@example.co.uk', true, '', now()
     from generate_series(0, $2 - 1) n`,
    [companies, sellers],
  )
  await db.query(
    `insert into company (id, firebase_uid, company_name, company_contact, company_email, address, bio, manager_name,
       manager_email, manager_phone, created_at, updated_at)
     select ${idOf(`'company-' || n`)}, 'company-' || n, 'Company ' || n, '', '', '1 Dock Road, London', 'Guards.', '',
       '', '', now(), now() from generate_series(0, $1 - 1) n`,
    [companies],
  )
  await db.query(
    `insert into company_member (company_id, uid, role, created_at)
     select id, firebase_uid, 'owner', now() from company`,
  )
  await db.query(
    `insert into seeker (id, uid, fullname, created_at, updated_at)
     select ${idOf(`'seller-' || n`)}, 'seller-' || n, 'Seller ' || n, now(), now() from generate_series(0, $1 - 1) n`,
    [sellers],
  )
  await db.query(
    `insert into seeker_vat_registration (id, seeker_id, vat_number, registered_on, recorded_at)
     select gen_random_uuid(), ${idOf(`'seller-' || n`)}, '123456782', '2020-01-01', now() - interval '400 days'
     from generate_series(0, $1 - 1, 7) n`,
    [sellers],
  )
  await db.query(
    `insert into company_vat_registration (id, company_id, vat_number, registered_on, recorded_at)
     select gen_random_uuid(), id, '980780684', '2020-01-01', now() - interval '400 days' from company`,
  )
  await db.query(
    `insert into self_billing_acceptance (company_id, version, accepted_by, accepted_at)
     select id, '${SELF_BILLING_VERSION}', firebase_uid, now() from company`,
  )
  await db.query(
    `insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
     select id, id, 'Gate', '1 Dock Road', 'E1W 2SF', 51.5, -0.06, now() from company`,
  )
  await db.query(
    `insert into job (id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
       terms, status, created_by, created_at, updated_at, published_at)
     select id, id, id, 'Steward', 'event-steward', 1560, '{}', $1, '0427', 60, ${PLAIN_TERMS},
       'published', firebase_uid, now(), now(), now() from company`,
    [POSITIONS],
  )
  await db.query(
    `create temp table engagement as
     select n, case when n < $2 then 0 else 1 + (n - $2) / $3 end as company, n % $4 as seller, n / $4 as half,
       n / $5 as part
     from generate_series(0, $1 - 1) n`,
    [engagements, largest, WORKERS_EACH, sellers, POSITIONS],
  )
  await db.query(
    `insert into shift (id, job_id, starts_at, ends_at, positions)
     select ${idOf(`'shift-' || company || '-' || part || '-' || day`)}, ${idOf(`'company-' || company`)}, starts_at,
       starts_at + interval '10 hours', $1
     from (
       select distinct company, part, (2 * k + half) * 3 as day,
         date_trunc('day', now()) - interval '2 days' - ((2 * k + half) * 3) * interval '1 day'
           + interval '19 hours' + part * interval '5 minutes' as starts_at
       from engagement cross join generate_series(0, $2 - 1) k
     ) each`,
    [POSITIONS, SHIFTS_EACH],
  )
  await db.query(
    `insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id,
       site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin, accepted_at)
     select gen_random_uuid(), shift.id, shift.job_id, shift.job_id, ${idOf(`'seller-' || seller`)},
       row_number() over (partition by shift.id), 'completed', 'Steward', 'event-steward', shift.job_id, 'Gate',
       'Gate', 'Europe/London', shift.starts_at, shift.ends_at, 1221 + (n * 31 + k * 7) % 1400, false, 60,
       ${PLAIN_TERMS}, '0427', now() - interval '400 days'
     from engagement cross join generate_series(0, $1 - 1) k
     join shift on shift.id = ${idOf(`'shift-' || company || '-' || part || '-' || (2 * k + half) * 3`)}`,
    [SHIFTS_EACH],
  )
  await db.query(
    `insert into attendance (assignment_id, seeker_id, booked_on_at, booked_off_at)
     select id, seeker_id, starts_at, ends_at from assignment`,
  )
  await db.query(
    `insert into assignment_hours (assignment_id, status, proposed_minutes, extra_minutes, respond_by)
     select id, 'proposed', 200 + hash % 401, case when hash % 5 = 0 then 1 + hash % 45 else 0 end,
       now() + interval '70 hours'
     from assignment cross join lateral (select abs(hashtext(id::text)::bigint) as hash) hashed`,
  )
  await db.query(
    `insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at)
     select gen_random_uuid(), ${idOf(`'company-' || company`)}, ${idOf(`'seller-' || seller`)},
       '${SELF_BILLING_VERSION}',
       now() - interval '1 day', now() + interval '300 days'
     from (select distinct company, seller from engagement) pair`,
  )
  await db.query('analyze')
}

/** A session of a day for every account, by uid. */
export async function signEverybodyIn(db: Db): Promise<ReadonlyMap<string, Talker>> {
  const accounts = await db.query<{ uid: string }>('select uid from account')
  const talkers = accounts.map(({ uid }) => ({
    uid,
    sessionId: uuid(),
    secret: randomBytes(32).toString('base64url'),
  }))
  await db.query(
    `insert into session (id, secret_hash, uid, device, signed_in_at, issued_at, expires_at, last_seen_at,
       reauthenticated_at)
     select id, hash, uid, '', now(), now(), now() + interval '1 day', now(), now()
     from unnest($1::uuid[], $2::bytea[], $3::text[]) as made (id, hash, uid)`,
    [
      talkers.map(({ sessionId }) => sessionId),
      talkers.map(({ secret }) => createHash('sha256').update(secret).digest()),
      talkers.map(({ uid }) => uid),
    ],
  )
  return new Map(talkers.map((talker) => [talker.uid, talker]))
}
