import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { connect } from '@s4/db'
import pg from 'pg'
import { refusal } from '../../workspace/refusal'
import { aSession, type Talker } from '../setup/a-session'
import { type BenchApi, startBenchApi } from '../setup/bench-api'
import { type BenchDatabase, startBenchDatabase } from '../setup/bench-database'
import { benchPool } from '../setup/bench-pool'
import { oneByOne } from '../setup/open-loop'
import { atShare } from '../setup/percentiles'
import { headersOf } from '../setup/send-call'
import { fillGrowth, sizesFor } from './fill-growth'
import { keepGrowth, printGrowth, type MeasuredScreen, type TableSize } from './growth-table'
import { countRows } from './rows-of-plan'
import { type Asker, type Screen, screensFor, type Subject } from './screens'

/** What a job and everything that hangs on it took at most, with the log and the sorting while it is made. */
const BYTES_A_JOB = 4300
/** What must stay free. */
const SPARE = 4e9
const PEOPLE = 50
const EXPLAINED = 10
/** A screen that takes longer than so many milliseconds is asked only a few times. */
const SLOW = 300
const FEW = 5
const say = (sentence: string) => console.log(sentence)

/**
 * The reads of the main screens on so many jobs, a quarter of them open, a tenth as many people and ten times as
 * many check calls. Keeps what was measured in `.reports` and prints it beside every other number of jobs kept there.
 * Asks the disk first. S4_BENCH_DIR names a folder that keeps the database for the next run, for a day.
 */
export async function benchGrowth(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { jobs: { type: 'string', default: '10000000' }, times: { type: 'string', default: '100' } },
  })
  const [jobs, times] = [Number(values.jobs), Number(values.times)]
  if (!Number.isInteger(jobs) || jobs < 2000) throw refusal('Say with --jobs how many, at least 2000.')
  if (!Number.isInteger(times) || times < FEW) throw refusal(`Say with --times how often, at least ${FEW}.`)
  askDisk(jobs)
  const database = await startBenchDatabase(jobs, say, fillGrowth)
  try {
    const api = await startBenchApi(database, { S4_ROLE: 'web' })
    try {
      const screens = await measureAll(database, api, times)
      const tables = await tableSizes(database)
      keepGrowth({
        jobs,
        ...sizesFor(jobs),
        at: new Date().toISOString(),
        load: loadavg()[0] ?? 0,
        screens,
        tables,
      })
      printGrowth()
      return true
    } finally {
      await api.stop()
    }
  } finally {
    await database.stop()
  }
}

/** Refuses when the disk has less than the fill needs; nothing is asked for a database that was kept. */
function askDisk(jobs: number): void {
  const folder = process.env.S4_BENCH_DIR ?? tmpdir()
  if (existsSync(`${folder}/filled-with-${jobs}`)) return
  mkdirSync(folder, { recursive: true })
  const { bavail, bsize } = statfsSync(folder)
  const needed = jobs * BYTES_A_JOB + SPARE
  const text = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
  if (bavail * bsize < needed)
    throw refusal(`${jobs} jobs need ${text(needed)} in ${folder}, and ${text(bavail * bsize)} are free.`)
  say(`${jobs} jobs need up to ${text(needed)}; ${text(bavail * bsize)} are free.`)
}

type Person = Subject & Talker

async function measureAll(database: BenchDatabase, api: BenchApi, times: number): Promise<MeasuredScreen[]> {
  const pool = benchPool(database.url, 2)
  try {
    const people = await signIn(database)
    const measured: MeasuredScreen[] = []
    for (const screen of screensFor(people, times)) {
      const name = `${screen.who}: ${screen.name}`
      // A screen that takes so long that the server ends it is said, and the others are measured.
      const one = await measure(api, pool, screen, screen.who === 'nobody' ? [] : people[screen.who]).catch(
        (error: unknown) => {
          console.error(`  ${name}: ${String(error)}`)
          return null
        },
      )
      if (!one) continue
      const rows = `${Math.round(one.scanned)} rows for ${Math.round(one.returned)}`
      say(`  ${name}: p50 ${one.sql[0].toFixed(1)} ms, p99 ${one.sql[1].toFixed(1)} ms, ${rows}`)
      measured.push(one)
    }
    return measured
  } finally {
    await pool.end()
  }
}

async function measure(api: BenchApi, pool: pg.Pool, screen: Screen, people: Person[]): Promise<MeasuredScreen> {
  const { name, who } = screen
  const headers =
    people.length === 0
      ? []
      : screen.paths.map((_path, index) =>
          headersOf({ port: api.port, sessionKey: api.sessionKey }, people[index % people.length]),
        )
  const ask = (index: number) => api.get(screen.paths[index] as string, headers[index])
  const soon = await oneByOne(FEW, ask)
  const paths = atShare(soon, 0.5) > SLOW ? screen.paths.slice(0, FEW) : screen.paths
  const first = [...soon, ...(await oneByOne(paths.length - FEW, (index) => ask(index + FEW)))]
  const statements = await api.statementsOf(paths, headers)
  const http = await oneByOne(paths.length, ask)
  const sql = await oneByOne(paths.length, async (index) => {
    for (const { text, values } of statements[index] ?? []) await pool.query(text, values)
  })
  const counted = await countRows(pool, statements.slice(0, EXPLAINED))
  return { name, who, ...percentiles({ first, http, sql }), ...counted }
}

const percentiles = <Key extends string>(times: Record<Key, number[]>) =>
  Object.fromEntries(
    Object.entries<number[]>(times).map(([key, all]) => [key, [atShare(all, 0.5), atShare(all, 0.99)]]),
  ) as Record<Key, [number, number]>

const companiesWithWork = (where: string, most: number) => `
  select firebase_uid as uid, array(
    select id from assignment where company_id = company.id order by starts_at desc limit 20) as work
  from company where exists (select from assignment where company_id = company.id) and ${where}
  order by md5(firebase_uid) limit ${most}`

const LARGEST = `id = (select company_id from assignment where starts_at > now() - interval '60 days'
  group by company_id order by count(*) desc limit 1)`

/** Sessions of seekers and companies who have worked, and of the company with most work. */
async function signIn({ ownerUrl }: BenchDatabase): Promise<Record<Exclude<Asker, 'nobody'>, Person[]>> {
  const db = connect(ownerUrl, { max: 1 })
  try {
    const signed = async (sql: string): Promise<Person[]> => {
      const subjects = await db.query<Subject>(sql)
      return db.transaction(async (tx) => {
        const people: Person[] = []
        for (const subject of subjects) people.push({ ...subject, ...(await aSession(tx, subject.uid)) })
        return people
      })
    }
    return {
      seeker: await signed(`
        select uid, array(
          select id from assignment where seeker_id = seeker.id order by starts_at desc limit 20) as work
        from seeker where exists (select from assignment where seeker_id = seeker.id)
        order by md5(uid) limit ${PEOPLE}`),
      company: await signed(companiesWithWork('true', PEOPLE)),
      'largest company': await signed(companiesWithWork(LARGEST, 1)),
    }
  } finally {
    await db.end()
  }
}

async function tableSizes({ superuserUrl }: BenchDatabase): Promise<TableSize[]> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<TableSize>(
      `select relname as name, reltuples::float8 as rows, pg_table_size(oid) / reltuples as table,
         pg_indexes_size(oid) / reltuples as indexes
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000
       order by pg_total_relation_size(oid) desc`,
    )
    return rows
  } finally {
    await client.end()
  }
}
