import { PLAIN_TERMS } from '../setup/plain-terms'
import { randomBytes } from 'node:crypto'
import { statementPdf } from '@s4/api-money/completed-work'
import { connect, type Db } from '@s4/db'
import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { v7 as uuid } from 'uuid'
import { aSession, type Talker } from '../setup/a-session'
import { asPerson } from '../setup/as-person'
import { startBenchServer } from '../setup/bench-server'

const CARDS = 300
const STATEMENT_LINES = 2000
const MAX_MS = 2000

interface Invoice {
  id: string
  toPay: number
}

/**
 * The time a company waits until the hours of 300 people are agreed and invoiced, and until the 300 invoices are
 * recorded as paid, and until a statement of 2 000 lines is a PDF. False when one of them is above 2 s.
 */
export async function benchMoney(): Promise<boolean> {
  const sessionKey = randomBytes(32)
  const server = await startBenchServer({ S4_SESSION_KEY: sessionKey.toString('base64') })
  const db = connect(server.ownerUrl, { max: 1 })
  try {
    const owner = await db.transaction(addFinishedWork)
    await db.query('analyze')
    const company = asPerson({ port: server.port, sessionKey }, owner)
    const work = await db.query<{ id: string }>('select id from assignment order by id')
    // The first request compiles code and fills caches.
    const [first, ...others] = work
    await company.post('/api/hours/agree', { work: [first] })

    const agreed = await timed(() => company.post('/api/hours/agree', { work: others }))
    const invoices = await db.query<Invoice>('select id, total_pence as to_pay from invoice order by id')
    const chosen = invoices.slice(0, CARDS).map(({ id, toPay: amount }) => ({ id, amount }))
    const paidOn = new Date().toISOString().slice(0, 10)
    const paid = await timed(() => company.post('/api/payments', { paidOn, invoices: chosen }))
    const pdf = await timed(makeStatement)
    const [counted] = await db.query<{ payments: number }>('select count(*)::int as payments from payment')
    console.log(
      `${others.length} people’s hours agreed in ${agreed} ms, ${counted?.payments} invoices recorded as paid in ` +
        `${paid} ms, a statement of ${STATEMENT_LINES} lines made a PDF in ${pdf} ms (each at most ${MAX_MS} ms).`,
    )
    return invoices.length === CARDS + 1 && counted?.payments === CARDS && Math.max(agreed, paid, pdf) <= MAX_MS
  } finally {
    await db.end()
    await server.stop()
  }
}

const makeStatement = () =>
  statementPdf({
    companyName: 'Harbour Security Ltd',
    from: '2026-11-16',
    to: '2026-11-22',
    lines: Array.from({ length: STATEMENT_LINES }, (_unused, at) => ({
      seekerId: uuid(),
      seekerName: `Wilhelmina O’Shaughnessy ${at}`,
      shifts: 5,
      open: 0,
      minutes: 2345,
      agreed: 123_456,
      net: 123_456,
      vat: 24_691,
      gross: 148_147,
      paid: 100_000,
      toPay: 48_147,
      refundDue: 0,
      invoices: [],
      ownInvoices: [],
      unpaid: [],
    })),
  })

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return Math.round(performance.now() - began)
}

/** A company whose shift one more than 300 people have finished, each with proposed hours and self-billing. */
async function addFinishedWork(db: Db): Promise<Talker> {
  const [companyId, siteId, jobId, shiftId] = [uuid(), uuid(), uuid(), uuid()]
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     values ('owner', 'Company', 'owner@example.co.uk', true, '+442079460000', now())`,
  )
  await db.query(
    `insert into company (
       id, firebase_uid, company_name, company_contact, company_email, address,
       bio, manager_name, manager_email, manager_phone, created_at, updated_at)
     values ($1, 'owner', 'Harbour Security Ltd', '+442079460000', 'office@example.co.uk', '1 Dock Road, London',
       'Guards for events.', 'Mo Diallo', 'mo@example.co.uk', '+442079460001', now(), now())`,
    [companyId],
  )
  await db.query(
    `insert into company_member (company_id, uid, role, created_at) values ($1, 'owner', 'owner', now())`,
    [companyId],
  )
  await db.query(
    `insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
     values ($1, $2, 'Gate', 'Gate', 'E1W 2SF', 51.5, -0.06, now())`,
    [siteId, companyId],
  )
  await db.query(
    `insert into job (
       id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration, terms, status,
       created_by, created_at, updated_at, published_at)
     values ($1, $2, $3, 'Steward', 'event-steward', 1560, '{}', $4, '0427', 60, ${PLAIN_TERMS},
       'published', 'owner', now(), now(), now())`,
    [jobId, companyId, siteId, CARDS + 1],
  )
  await db.query(
    `insert into shift (id, job_id, starts_at, ends_at, positions)
     values ($1, $2, now() - interval '10 hours', now() - interval '2 hours', $3)`,
    [shiftId, jobId, CARDS + 1],
  )
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     select 'worker-' || n, 'Job Seeker', 'worker-' || n || '@example.co.uk', true, '', now()
     from generate_series(1, $1) n`,
    [CARDS + 1],
  )
  await db.query(
    `insert into seeker (id, uid, fullname, created_at, updated_at) select gen_random_uuid(), uid, uid, now(), now()
     from account where role = 'Job Seeker'`,
  )
  await db.query(
    `insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id,
       site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin,
       accepted_at)
     select gen_random_uuid(), $1, $2, $3, id, row_number() over (), 'completed', 'Steward', 'event-steward', $4,
       'Gate', 'Gate', 'Europe/London', now() - interval '10 hours', now() - interval '2 hours', 1560, false, 60,
       ${PLAIN_TERMS}, '0427', now() - interval '1 day'
     from seeker`,
    [shiftId, jobId, companyId, siteId],
  )
  await db.query(
    `insert into attendance (assignment_id, seeker_id, booked_on_at, booked_off_at)
     select id, seeker_id, starts_at, ends_at from assignment`,
  )
  await db.query(
    `insert into assignment_hours (assignment_id, status, proposed_minutes, respond_by)
     select id, 'proposed', 480, now() + interval '70 hours' from assignment`,
  )
  await db.query(
    `insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at)
     select gen_random_uuid(), company_id, seeker_id, '${SELF_BILLING_VERSION}', now() - interval '1 day',
       now() + interval '1 year'
     from assignment`,
  )
  await db.query(
    `insert into self_billing_acceptance (company_id, version, accepted_by, accepted_at)
     select id, '${SELF_BILLING_VERSION}', firebase_uid, now() - interval '1 day' from company`,
  )
  return aSession(db, 'owner')
}
