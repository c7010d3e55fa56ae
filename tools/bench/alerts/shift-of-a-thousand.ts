import { PLAIN_TERMS } from '../setup/plain-terms'
import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@s4/db'

// Enough for 500 tabs at 20 a person.
const COMPANIES = 25
const PIN = '0427'
/** As on the server: a call not answered within this time is missed. */
const GRACE = 5 * 60_000

export interface WaitingCall {
  id: string
  /** The shift token of its assignment. */
  token: string
  dueAt: Date
}

interface FillInput {
  workers: number
  companies?: number
  begin: Date
  /** The calls fall due, or are missed, spread over this time. */
  window: number
}

const hashToken = (secret: string) => createHash('sha256').update(secret).digest()

/** Puts workers on shift; returns the calls to answer and the owners' sessions. Every tenth call is missed. */
export async function fillShift(
  db: Db,
  { window, ...work }: FillInput,
): Promise<{ calls: WaitingCall[]; sessions: string[] }> {
  await fillWork(db, work)
  return { calls: await addCalls(db, { begin: work.begin, window }), sessions: await addSessions(db) }
}

interface WorkInput extends Omit<FillInput, 'window'> {
  /** Minutes between check calls; 60 unless told. */
  alertDuration?: number
}

/** Companies with a site each, and workers who booked on there an hour before `begin`; no check calls yet. */
export async function fillWork(
  db: Db,
  { workers, companies = COMPANIES, begin, alertDuration = 60 }: WorkInput,
): Promise<void> {
  const perShift = workers / companies
  const [startsAt, endsAt] = [new Date(begin.getTime() - 3_600_000), new Date(begin.getTime() + 7 * 3_600_000)]
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     select 'owner-' || n, 'Company', 'owner-' || n || '@example.co.uk', true, '', now() from generate_series(1, $1) n`,
    [companies],
  )
  await db.query(
    `insert into company (id, firebase_uid, company_name, company_contact, company_email, address, bio, manager_name,
     manager_email, manager_phone, created_at, updated_at)
     select gen_random_uuid(), uid, 'Company of ' || uid, '', '', '', '', '', '', '', now(), now() from account`,
  )
  await db.query(
    `insert into company_member (company_id, uid, role, created_at)
     select id, firebase_uid, 'owner', now() from company`,
  )
  await db.query(
    `insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
     select gen_random_uuid(), id, 'Gate', 'Gate', 'E1W 2SF', 51.5, -0.06, now() from company`,
  )
  await db.query(
    `insert into job (id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
     terms, status, created_by, created_at, updated_at, published_at)
     select gen_random_uuid(), company_id, site.id, 'Steward', 'event-steward', 1560, '{}', $1, $2, $3, ${PLAIN_TERMS},
      'published', firebase_uid, now(), now(), now() from site join company on company.id = company_id`,
    [perShift, PIN, alertDuration],
  )
  await db.query(
    `insert into shift (id, job_id, starts_at, ends_at, positions)
     select gen_random_uuid(), id, $1, $2, positions from job`,
    [startsAt, endsAt],
  )
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     select 'worker-' || n, 'Job Seeker', 'worker-' || n || '@example.co.uk', true, '', now()
     from generate_series(1, $1) n`,
    [workers],
  )
  await db.query(
    `insert into seeker (id, uid, fullname, created_at, updated_at) select gen_random_uuid(), uid, uid, now(), now()
     from account where role = 'Job Seeker'`,
  )
  await db.query(
    `insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id,
     site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin, accepted_at)
     select gen_random_uuid(), shift.id, job.id, job.company_id, worker.id,
      (worker.n + ${companies - 1}) / ${companies}, 'inProgress', job.title, job.role, job.site_id, 'Gate', 'Gate',
      'Europe/London', starts_at, ends_at, 1560, false, alert_duration, ${PLAIN_TERMS}, job.pin, now()
     from (select id, row_number() over () as n from seeker) worker
     join (select *, row_number() over () as n from shift) shift on shift.n = worker.n % ${companies} + 1
      join job on job.id = shift.job_id`,
  )
  await db.query(
    'insert into attendance (assignment_id, seeker_id, booked_on_at) select id, seeker_id, $1 from assignment',
    [startsAt],
  )
}

async function addCalls(db: Db, { begin, window }: Omit<FillInput, 'workers' | 'companies'>): Promise<WaitingCall[]> {
  const work = await db.query<{ id: string }>('select id from assignment order by id')
  const calls: WaitingCall[] = []
  for (const [index, { id: assignmentId }] of work.entries()) {
    const turn = begin.getTime() + (index / work.length) * window
    const missed = index % 10 === 0
    const dueAt = new Date(missed ? turn - GRACE : turn)
    const token = randomBytes(32).toString('base64url')
    const [call] = await db.query<{ id: string }>(
      `insert into check_call (id, assignment_id, status, due_at, miss_at)
       values (gen_random_uuid(), $1, 'due', $2, $3) returning id`,
      [assignmentId, dueAt, new Date(dueAt.getTime() + GRACE)],
    )
    await db.query(
      `with phone as (
         insert into session (id, secret_hash, uid, device, signed_in_at, issued_at, expires_at, last_seen_at)
         select gen_random_uuid(), $3, seeker.uid, '', now(), now(), now(), now()
          from assignment join seeker on seeker.id = seeker_id where assignment.id = $2 returning id)
       insert into shift_token (token_hash, assignment_id, session_id, issued_at, expires_at)
        select $1, $2, id, now(), now() + interval '1 day' from phone`,
      [hashToken(token), assignmentId, randomBytes(32)],
    )
    if (call && !missed) calls.push({ id: call.id, token, dueAt })
  }
  return calls
}

/** A session for each owner of a company; returns their secrets. */
export async function addSessions(db: Db): Promise<string[]> {
  const owners = await db.query<{ uid: string }>(`select uid from account where role = 'Company'`)
  const secrets = owners.map(() => randomBytes(32).toString('base64url'))
  for (const [index, { uid }] of owners.entries()) {
    await db.query(
      `insert into session (id, secret_hash, uid, device, signed_in_at, issued_at, expires_at, last_seen_at)
       values (gen_random_uuid(), $1, $2, '', now(), now(), now() + interval '1 day', now())`,
      [hashToken(secrets[index] ?? ''), uid],
    )
  }
  return secrets
}

export const pinAnswer = { pin: PIN }
