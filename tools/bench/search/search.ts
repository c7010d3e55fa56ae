import { loadavg } from 'node:os'
import type pg from 'pg'
import { refusal } from '../../workspace/refusal'
import { type BenchApi, startBenchApi, type Statement } from '../setup/bench-api'
import { startBenchDatabase } from '../setup/bench-database'
import { benchPool } from '../setup/bench-pool'
import { oneByOne, openLoop } from '../setup/open-loop'
import { atShare } from '../setup/percentiles'
import { plainSearch } from './plain-search'
import { mixedSearches, searchesAnywhere, searchUrl, wordsAnywhere } from './searches'

const JOBS = Number(process.env.S4_BENCH_JOBS ?? 1_000_000)
const ROUNDS = 3
const say = (sentence: string) => console.log(sentence)

interface Measured {
  name: string
  rate: number
  seconds: number
  paths: string[]
  /** The most that HTTP's p50 may be of the SQL's. */
  most: number
  /** The most milliseconds that the p50 of its SQL alone may be; any unless told. */
  alone?: number
}

const measured: Measured[] = [
  { name: 'search', rate: 20, seconds: 6, paths: mixedSearches(200, 'soonest').map(searchUrl), most: 1.5, alone: 8 },
  { name: 'best match without a place', rate: 20, seconds: 6, paths: searchesAnywhere(), most: 1.5, alone: 3 },
  { name: 'newest', rate: 200, seconds: 3, paths: ['/api/jobs?sort=newest'], most: 3 },
]

/** Measures a million open jobs over HTTP and the SQL it stands on, in turns; whether all limits are kept. */
export async function benchSearch(): Promise<boolean> {
  const database = await startBenchDatabase(JOBS, say)
  const pool = benchPool(database.url, 50)
  try {
    const api = await startBenchApi(database)
    try {
      await comparePages(api, pool)
      const problems: string[] = []
      for (const one of measured) problems.push(...(await measure(api, pool, one)))
      for (const problem of problems) console.error(problem)
      return problems.length === 0
    } finally {
      await api.stop()
    }
  } finally {
    await pool.end()
    await database.stop()
  }
}

const SORTS = ['soonest', 'nearest', 'paid']

/** Refuses to measure wrong answers. */
async function comparePages(api: BenchApi, pool: pg.Pool): Promise<void> {
  const searches = [
    ...SORTS.flatMap((sort) => mixedSearches(20, sort, 11)),
    ...['soonest', 'paid'].flatMap((sort) => wordsAnywhere(sort)),
  ]
  for (const search of searches) {
    const [found, plain] = await Promise.all([api.ids(searchUrl(search)), plainSearch(pool, search)])
    if (found.join() !== plain.join()) throw refusal(`The page of ${searchUrl(search)} is not the plain query's.`)
  }
  say(`${searches.length} of ${searches.length} pages are the plain query's.`)
}

async function measure(
  api: BenchApi,
  pool: pg.Pool,
  { name, rate, seconds, paths, most, alone: mostAlone = Infinity }: Measured,
): Promise<string[]> {
  // Once over, so that the statistics and the words are known, as they are to a server that has run a while.
  await api.statementsOf(paths)
  const statements = await api.statementsOf(paths)
  const runSql = async (index: number) => {
    for (const { text, values } of statements[index % statements.length] as Statement[]) await pool.query(text, values)
  }
  const ask = (index: number) => api.get(paths[index % paths.length] as string)

  const alone = await oneByOne(200, runSql)
  const rounds: { http: number[]; sql: number[] }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      http: await openLoop({ rate, seconds, work: ask }),
      sql: await openLoop({ rate, seconds, work: runSql }),
    })
  }

  const middle = (of: 'http' | 'sql', share: number) =>
    atShare(
      rounds.map((round) => atShare(round[of], share)),
      0.5,
    )
  const ratio = atShare(
    rounds.map(({ http, sql }) => atShare(http, 0.5) / atShare(sql, 0.5)),
    0.5,
  )
  const line = (label: string, p50: number, p99: number) =>
    say(`  ${label.padEnd(10)} p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms`)
  say(
    `${name}: ${rate}/s, ${ROUNDS} rounds of ${seconds} s; ` +
      `${(statements.flat().length / statements.length).toFixed(1)} statements a page; ` +
      `load ${loadavg()[0]?.toFixed(1)}`,
  )
  line('HTTP', middle('http', 0.5), middle('http', 0.99))
  line('SQL', middle('sql', 0.5), middle('sql', 0.99))
  line('SQL alone', atShare(alone, 0.5), atShare(alone, 0.99))
  say(`  HTTP is ${ratio.toFixed(2)} times the SQL; at most ${most} is allowed.`)
  return [
    ...(ratio > most ? [`${name}: HTTP takes ${ratio.toFixed(2)} times as long as its SQL, more than ${most}.`] : []),
    ...(atShare(alone, 0.5) > mostAlone
      ? [`${name}: its SQL alone takes ${atShare(alone, 0.5).toFixed(1)} ms, more than ${mostAlone}.`]
      : []),
  ]
}
