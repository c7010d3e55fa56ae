import { loadavg } from 'node:os'
import type pg from 'pg'
import { refusal } from '../../workspace/refusal'
import { type BenchApi, startBenchApi, type Statement } from '../setup/bench-api'
import { startBenchDatabase } from '../setup/bench-database'
import { benchPool } from '../setup/bench-pool'
import { atMost, type Figure, milliseconds, times } from '../setup/figure'
import { oneByOne, openLoop } from '../setup/open-loop'
import { openLines } from '../setup/lines'
import { atShare } from '../setup/percentiles'
import { startBareRoutes } from '../setup/start-bare-routes'
import { plainSearch } from './plain-search'
import { mixedSearches, searchesAnywhere, searchUrl, wordsAnywhere } from './searches'

const JOBS = Number(process.env.S4_BENCH_JOBS ?? 1_000_000)
const ROUNDS = 5
const CONNECTIONS = 100
/** So long that what runs often is compiled, as it is in a server that has run a while. */
const WARM_SECONDS = 15
/** How many pages are read one by one: first so that the connection knows the tables, then measured. */
const ALONE = 200
const say = (sentence: string) => console.log(sentence)

interface Place {
  api: BenchApi
  pool: pg.Pool
  databaseUrl: string
}

interface Measured {
  name: string
  rate: number
  seconds: number
  paths: string[]
  /** The most that HTTP's p50 may be of the SQL's. */
  most: number
  /** The most milliseconds that the p50 and p99 of its SQL alone may be, where it has a limit. */
  alone?: { p50: number; p99: number }
}

/** Of issue 18, for a million jobs. */
const MOST_ALONE = { p50: 3, p99: 20 }

const measured: Measured[] = [
  {
    name: 'search',
    rate: 80,
    seconds: 4,
    paths: mixedSearches(200, 'soonest').map(searchUrl),
    most: 1.3,
    alone: MOST_ALONE,
  },
  { name: 'best match without a place', rate: 80, seconds: 4, paths: searchesAnywhere(), most: 1.5, alone: MOST_ALONE },
  { name: 'newest', rate: 200, seconds: 3, paths: ['/api/jobs?sort=newest'], most: 3 },
]

/** Measures searches of a million jobs: the SQL, a bare route with it and the API in turns. */
export async function benchSearch(): Promise<Figure[]> {
  const database = await startBenchDatabase(JOBS, say)
  const pool = benchPool(database.url, 50)
  try {
    const api = await startBenchApi(database)
    try {
      await comparePages(api, pool)
      const figures: Figure[] = []
      for (const one of measured) figures.push(...(await measure({ api, pool, databaseUrl: database.url }, one)))
      return figures
    } finally {
      await api.stop()
    }
  } finally {
    await pool.end()
    await database.stop()
  }
}

const SORTS = ['soonest', 'nearest', 'paid', 'newest']

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
  { api, pool, databaseUrl }: Place,
  { name, rate, seconds, paths, most, alone: mostAlone }: Measured,
): Promise<Figure[]> {
  // Once over, so that the statistics and the words are known, as they are to a server that has run a while.
  await api.statementsOf(paths)
  const statements = await api.statementsOf(paths)
  const runSql = async (index: number) => {
    for (const { text, values } of statements[index % statements.length] as Statement[]) await pool.query(text, values)
  }
  const bareRoutes = await startBareRoutes(databaseUrl, statements)
  const http = openLines({ port: api.port, paths, headers: {} }, CONNECTIONS)
  const bare = openLines(
    { port: bareRoutes.port, paths: paths.map((_path, index) => `/${index}`), headers: {} },
    CONNECTIONS,
  )
  const sides = { sql: runSql, bare: bare.ask, http: http.ask }
  await oneByOne(ALONE, runSql)
  const alone = await oneByOne(ALONE, runSql)
  const rounds: Record<keyof typeof sides, number[]>[] = []
  try {
    for (const work of [http.ask, bare.ask]) await openLoop({ rate, seconds: WARM_SECONDS, work })
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        sql: await openLoop({ rate, seconds, work: sides.sql }),
        bare: await openLoop({ rate, seconds, work: sides.bare }),
        http: await openLoop({ rate, seconds, work: sides.http }),
      })
  } finally {
    http.close()
    bare.close()
    await bareRoutes.stop()
  }

  const middle = (of: keyof typeof sides, share: number) =>
    atShare(
      rounds.map((round) => atShare(round[of], share)),
      0.5,
    )
  const timesOf = (of: keyof typeof sides, beside: keyof typeof sides) =>
    atShare(
      rounds.map((round) => atShare(round[of], 0.5) / atShare(round[beside], 0.5)),
      0.5,
    )
  const ratio = timesOf('http', 'sql')
  const line = (label: string, p50: number, p99: number) =>
    say(`  ${label.padEnd(10)} p50 ${p50.toFixed(1).padStart(7)} ms   p99 ${p99.toFixed(1).padStart(7)} ms`)
  say(
    `${name}: ${rate}/s, ${ROUNDS} rounds of ${seconds} s; ` +
      `${(statements.flat().length / statements.length).toFixed(1)} statements a page; ` +
      `load ${loadavg()[0]?.toFixed(1)}`,
  )
  line('HTTP', middle('http', 0.5), middle('http', 0.99))
  line('bare', middle('bare', 0.5), middle('bare', 0.99))
  line('SQL', middle('sql', 0.5), middle('sql', 0.99))
  line('SQL alone', atShare(alone, 0.5), atShare(alone, 0.99))
  say(
    `  HTTP is ${times(ratio)} the SQL; a bare route ${times(timesOf('bare', 'sql'))}, ` +
      `and HTTP ${times(timesOf('http', 'bare'))} that.`,
  )
  const share = (at: number) => atShare(alone, at)
  return [
    atMost(`${name}: HTTP beside its SQL`, ratio, most, times),
    ...(mostAlone
      ? [
          atMost(`${name}: SQL alone, p50`, share(0.5), mostAlone.p50, milliseconds),
          atMost(`${name}: SQL alone, p99`, share(0.99), mostAlone.p99, milliseconds),
        ]
      : []),
  ]
}
