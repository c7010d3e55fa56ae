import { connect, type Database } from '@s4/db'
import type { Side } from '@s4/links'
import { aSession, type Talker } from '../setup/a-session'
import type { Subjects } from './plan-reads'

export interface Asker extends Talker {
  who: string
  side: Side
  subjects: Subjects
}

interface Found {
  uid: string
  id: string
}

/** Sessions of a company and a worker in the middle by their work, and of those with the most. */
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
    return askers
  } finally {
    await db.end()
  }
}

const byWork = (db: Database, table: Side, uid: string) =>
  db.query<Found>(
    `select ${uid} as uid, ${table}.id from ${table}
     join (select ${table}_id, count(*) as pieces from assignment group by 1) worked on ${table}_id = ${table}.id
     order by pieces desc, ${table}.id`,
  )

const middle = <Item>(all: readonly Item[]) => all[Math.floor(all.length / 2)]

const DAY_MS = 86_400_000
const words = { q: 'Leeds', text: 'night', nation: 'england-and-wales' }

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
const SUBJECTS: Record<Side, string> = {
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
}
