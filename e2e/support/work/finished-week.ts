import { randomUUID } from 'node:crypto'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import { localDate } from '@s4/domain/shift-text'
import pg from 'pg'
import { callApi } from '../call-api'
import { newPerson, type Person } from '../people'
import { databaseUrl } from '../stack'
import { fillInCompany } from './agree-shift'

const DAY = 86_400_000
const PEOPLE_AT_ONCE = 6
/** SQL: nothing is owed for cancelling, and every minute is paid at the base rate. */
const TERMS = `'${JSON.stringify({ company: [], seeker: [], pay: defaultPayTerms })}'::jsonb`

export interface FinishedWeek {
  company: Person
  workers: readonly Person[]
  jobId: string
  /** Of the shifts, each with the same number of people. */
  shiftIds: readonly string[]
  /** A day of the week, `2026-11-16`. */
  day: string
}

/**
 * A verified company whose people have finished shifts last week, with bank details that can be used. What only days
 * can make (past shifts, attendance, details older than 48 hours) is written to the database; the rest goes by the API.
 */
export async function finishedWeek(people: number, shifts: number): Promise<FinishedWeek> {
  const company = await newPerson('company')
  await fillInCompany(company, 'Harbour Security Ltd')
  const site = await callApi(company, 'sites.create', {
    name: 'Tobacco Dock',
    address: 'Tobacco Quay, Wapping Lane, London',
    postcode: 'E1W 2SF',
    point: { lat: 51.5079, lng: -0.0594 },
    checkpoints: [],
  })
  const workers: Person[] = []
  const names = Array.from({ length: people }, (_unused, at) => `Guard ${String(at + 1).padStart(2, '0')}`)
  const work = async () => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) workers.push(await aPaidWorker(name))
  }
  await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, work))

  const client = new pg.Client(databaseUrl())
  await client.connect()
  try {
    const week = { company, workers, siteId: site.id, shifts }
    return { company, workers, ...(await writeWeek(client, week)) }
  } finally {
    await client.end()
  }
}

async function aPaidWorker(fullname: string): Promise<Person> {
  const worker = await newPerson('seeker')
  await callApi(worker, 'seeker.update', { fullname })
  await callApi(worker, 'bankDetails.replace', {
    accountName: fullname,
    sortCode: '08-99-99',
    accountNumber: '66374958',
    rollNumber: '',
  })
  return worker
}

interface Week {
  company: Person
  workers: readonly Person[]
  siteId: string
  shifts: number
}

async function writeWeek(
  client: pg.Client,
  { company, workers, siteId, shifts }: Week,
): Promise<Pick<FinishedWeek, 'jobId' | 'shiftIds' | 'day'>> {
  const uids = workers.map(({ uid }) => uid)
  const jobId = randomUUID()
  const shiftIds = Array.from({ length: shifts }, () => randomUUID())
  const monday = lastMonday()
  const [{ id: companyId }] = (
    await client.query<{ id: string }>(`update company set vetting = 'verified' where firebase_uid = $1 returning id`, [
      company.uid,
    ])
  ).rows as [{ id: string }]
  await client.query(
    `insert into job (id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
       terms, status, created_by, created_at, updated_at, published_at)
     values ($1, $2, $3, 'Gate steward', 'event-steward', 1457, '{}', $4, '0427', 60, ${TERMS},
       'published', $5, now(), now(), now())`,
    [jobId, companyId, siteId, workers.length, company.uid],
  )
  await client.query(
    `insert into shift (id, job_id, starts_at, ends_at, positions)
     select id, $2, $3::timestamptz + (place - 1) * interval '1 day',
       $3::timestamptz + (place - 1) * interval '1 day' + interval '8 hours', $4
     from unnest($1::uuid[]) with ordinality as made (id, place)`,
    [shiftIds, jobId, `${monday}T09:00:00Z`, workers.length],
  )
  await client.query(
    `insert into assignment (id, shift_id, job_id, company_id, seeker_id, slot, status, title, role, site_id,
       site_name, address, zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, pin, accepted_at)
     select gen_random_uuid(), shift.id, $1, $2, seeker.id, row_number() over (partition by shift.id), 'completed',
       'Gate steward', 'event-steward', $3, 'Tobacco Dock', 'Tobacco Quay', 'Europe/London', starts_at, ends_at, 1457,
       false, 60, ${TERMS}, '0427', starts_at - interval '1 day'
     from unnest($4::text[]) with ordinality as worker (uid, place) join seeker on seeker.uid = worker.uid
     join shift on shift.id = ($5::uuid[])[1 + (place - 1) % cardinality($5::uuid[])]`,
    [jobId, companyId, siteId, uids, shiftIds],
  )
  await client.query(
    `insert into attendance (assignment_id, seeker_id, booked_on_at, booked_off_at)
     select id, seeker_id, starts_at, ends_at from assignment where job_id = $1`,
    [jobId],
  )
  await client.query(
    `insert into assignment_hours (assignment_id, status, proposed_minutes, respond_by)
     select id, 'proposed', 479, now() + interval '70 hours' from assignment where job_id = $1`,
    [jobId],
  )
  await client.query(
    `insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at)
     select gen_random_uuid(), $1, seeker.id, acceptance.version, now() - interval '30 days',
       now() + interval '300 days'
     from seeker cross join self_billing_acceptance acceptance
     where seeker.uid = any($2) and acceptance.company_id = $1`,
    [companyId, uids],
  )
  await client.query(
    `update bank_details set changed_at = now() - interval '10 days'
     from seeker where seeker.id = bank_details.seeker_id and seeker.uid = any($1)`,
    [uids],
  )
  return { jobId, shiftIds, day: monday }
}

function lastMonday(): string {
  const noon = Date.parse(`${localDate(new Date().toISOString())}T12:00:00Z`)
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7
  return new Date(noon - (sinceMonday + 7) * DAY).toISOString().slice(0, 10)
}
