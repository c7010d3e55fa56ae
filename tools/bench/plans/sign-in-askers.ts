import { createHash, randomBytes } from 'node:crypto'
import { connect, type Database } from '@s4/db'
import type { Side } from '@s4/links'
import { aSession, type Talker } from '../setup/a-session'
import type { BenchApi } from '../setup/bench-api'
import { headersOf } from '../setup/send-call'
import { SUBSTITUTE_SECRET } from './fill-around'
import type { Asking, Subjects } from './plan-reads'

interface Signed {
  who: string
  subjects: Subjects
}

export type Asker = Signed & ((Talker & { side: Side }) | { side: 'staff'; secret: string })

export const headersOfAsker = (api: BenchApi, asker: Asker): Record<string, string> =>
  asker.side === 'staff' ? { cookie: `s4-staff=${asker.secret}` } : headersOf(api, asker)

interface Found {
  uid: string
  id: string
}

/** Sessions of a company and a worker in the middle by their work, of those with the most, and of S4's staff. */
export async function signInAskers(ownerUrl: string, now: Date): Promise<Asker[]> {
  const db = connect(ownerUrl, { max: 1 })
  try {
    const companies = await byWork(db, 'company', 'firebase_uid')
    const workers = await byWork(db, 'seeker', 'uid')
    const askers: Asker[] = []
    for (const [who, side, one] of [
      ['company', 'company', middle(companies)],
      ['largest company', 'company', companies[0]],
      ['worker', 'seeker', middle(workers)],
      ['largest worker', 'seeker', workers[0]],
    ] as const) {
      if (!one) throw new Error(`nobody is the ${who}`)
      const [subjects = {}] = await db.query<Subjects>(SUBJECTS[side], [one.id])
      askers.push({
        who,
        side,
        subjects: { ...subjects, ...daysAround(now), ...words },
        ...(await db.transaction((tx) => aSession(tx, one.uid))),
      })
    }
    const [subjects = {}] = await db.query<Subjects>(SUBJECTS.staff)
    askers.push({ who: 'S4’s staff', side: 'staff', subjects, secret: await aStaffSession(db) })
    return askers
  } finally {
    await db.end()
  }
}

async function aStaffSession(db: Database): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db.query(
    `insert into staff_session (id, secret_hash, staff_id, started_at, expires_at)
     select uuidv7(), $1, id, now(), now() + interval '1 hour' from staff_member limit 1`,
    [createHash('sha256').update(secret).digest()],
  )
  return secret
}

const byWork = (db: Database, table: Side, uid: string) =>
  db.query<Found>(
    `select ${uid} as uid, ${table}.id from ${table}
     join (select ${table}_id, count(*) as pieces from assignment group by 1) worked on ${table}_id = ${table}.id
     order by pieces desc, ${table}.id`,
  )

const middle = <Item>(all: readonly Item[]) => all[Math.floor(all.length / 2)]

const DAY_MS = 86_400_000
const words = { q: 'Leeds', text: 'night', nation: 'england-and-wales', secret: SUBSTITUTE_SECRET }

/** The days that reads ask for: this week, the last four, last month, this tax year. */
function daysAround(now: Date): Subjects {
  const day = (before: number) => new Date(now.getTime() - before * DAY_MS).toISOString().slice(0, 10)
  const sinceMonday = (now.getUTCDay() + 6) % 7
  return {
    week: day(sinceMonday),
    day: day(sinceMonday + 7),
    from: day(28),
    to: day(0),
    month: day(28).slice(0, 7),
    year: String(now.getUTCFullYear()),
    taxYear: String(now.getUTCFullYear() - (day(0).slice(5) < '04-06' ? 1 : 0)),
  }
}

const OF_BOTH = `
  (select id from problem where :own order by created_at desc limit 1) as problem,
  (select id from conversation where :own order by last_at desc limit 1) as conversation,
  (select id from invoice where :own order by created_at desc limit 1) as invoice,
  (select id from assignment where :own and status = 'inProgress' order by starts_at desc limit 1)
    as "liveAssignment",
  (select id from assignment where :own and status <> 'inProgress' order by starts_at desc limit 1) as assignment`

/** What a person has, latest first, by the name of the field that takes its id. */
const SUBJECTS: Record<Asking, string> = {
  company: `select ${OF_BOTH.replaceAll(':own', 'company_id = $1')},
    done.job_id as job, done.shift_id as shift, done.seeker_id as seeker, done.shift_id as "shiftId",
    (select job_id from assignment where company_id = $1 and status = 'inProgress' limit 1) as "liveJob",
    (select application.job_id from application join job on job.id = application.job_id where company_id = $1 limit 1)
      as "openJob",
    (select application.id from application join job on job.id = application.job_id where company_id = $1 limit 1)
      as application,
    (select id from alert where company_id = $1 order by raised_at desc limit 1) as alert,
    (select site_id from assignment where company_id = $1 group by 1 order by count(*) desc limit 1) as site,
    (select site_id from assignment where company_id = $1 group by 1 order by count(*) desc limit 1) as "siteId",
    (select id from client where company_id = $1 order by created_at limit 1) as client,
    (select id from job_template where company_id = $1 limit 1) as "job-template",
    (select id from recurring_demand where company_id = $1 limit 1) as recurring,
    (select id from worker_import where company_id = $1 limit 1) as "worker-import",
    (select ticket.id from ticket join company on firebase_uid = uid where company.id = $1 limit 1) as ticket,
    (select string_agg(id::text, ',') from (select id from invoice where company_id = $1 and owed_pence > 0 limit 20)
      unpaid) as invoices
    from (select * from finished_work where company_id = $1 order by starts_at desc limit 1) done`,
  seeker: `select ${OF_BOTH.replaceAll(':own', 'seeker_id = $1')},
    (select company_id from assignment where seeker_id = $1 limit 1) as company,
    (select ticket.id from ticket join seeker on seeker.uid = ticket.uid where seeker.id = $1 limit 1) as ticket,
    (select job_id from open_job order by job_id limit 1) as "openJob",
    (select id from application where seeker_id = $1 limit 1) as application`,
  staff: `select
    (select assignment_id from assignment_hours where status = 'disputed' limit 1) as dispute,
    (select company_id from company_declaration where status = 'declared' limit 1) as company,
    (select id from person_report where decided_at is null limit 1) as report,
    (select id from data_request where decided_at is null limit 1) as "dataRequest",
    (select id from ticket where status = 'open' limit 1) as ticket`,
}
