import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { inWorkspace } from '../../workspace/paths'
import { refusal } from '../../workspace/refusal'
import { fillGrowth, sizesFor } from '../growth/fill-growth'
import { explain, scannedRows } from '../growth/rows-of-plan'
import { type BenchApi, startBenchApi } from '../setup/bench-api'
import { type BenchDatabase, startBenchDatabase } from '../setup/bench-database'
import { benchPool } from '../setup/bench-pool'
import { atMost, type Figure } from '../setup/figure'
import { machineText } from '../setup/machine-text'
import { writeSection } from '../setup/write-section'
import { fillAround } from './fill-around'
import { type NotAsked, planReads, type PlanRead } from './plan-reads'
import { explainedTables, isBroken, type PlanRow } from './plan-table'
import { type Asker, headersOfAsker, signInAskers } from './sign-in-askers'

const DOCUMENT = inWorkspace('docs/query-plans.md')
const PLANS = inWorkspace('.reports/bench/plans')
const say = (sentence: string) => console.log(sentence)

/**
 * Explains each statement of every read of the API, of lists as pages narrow them and of downloads, for a company and
 * a worker of usual and of very large size and for S4's staff, on so many jobs and what belongs to them. Counts those
 * that look at too many rows for what they return, where nothing says why they must (`isBroken`). Names, or beginnings
 * of them, ask only those reads. Keeps every plan in `.reports/bench/plans`, and writes docs/query-plans.md with
 * `--write`.
 */
export async function benchPlans(args: string[]): Promise<Figure[]> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { jobs: { type: 'string', default: '1000000' }, write: { type: 'boolean', default: false } },
  })
  const jobs = Number(values.jobs)
  if (!Number.isInteger(jobs) || jobs < 10_000) throw refusal('Say with --jobs how many, at least 10000.')
  const database = await startBenchDatabase(jobs, say, fillAll)
  try {
    const api = await startBenchApi(database, { S4_ROLE: 'web' })
    try {
      const { rows, notAsked } = await explainAll(database, api, positionals)
      const text = [machine(jobs), explainedTables(rows), notAskedText(notAsked)].join('\n\n')
      say(text)
      if (values.write) writeSection(DOCUMENT, 'Plans', text)
      const broken = rows.filter(isBroken).length
      return [atMost(`of ${rows.length} statements, that look at too many rows`, broken, 0)]
    } finally {
      await api.stop()
    }
  } finally {
    await database.stop()
  }
}

async function fillAll(url: string, jobs: number, log: typeof say): Promise<void> {
  await fillGrowth(url, jobs, log)
  await fillAround(url, log)
}

async function explainAll(
  database: BenchDatabase,
  api: BenchApi,
  names: readonly string[],
): Promise<{ rows: PlanRow[]; notAsked: NotAsked[] }> {
  const isNamed = ({ asks }: { asks: string }) => names.length === 0 || names.some((name) => asks.startsWith(name))
  const pool = benchPool(database.url, 1)
  mkdirSync(PLANS, { recursive: true })
  try {
    const rows: PlanRow[] = []
    const notAsked: NotAsked[] = []
    for (const asker of await signInAskers(database.ownerUrl, new Date())) {
      const planned = planReads(asker.side, asker.subjects)
      notAsked.push(...planned.notAsked.filter(isNamed))
      for (const read of planned.reads.filter(isNamed)) {
        try {
          rows.push(...(await explainRead(api, pool, asker, read)))
        } catch (error) {
          notAsked.push({ asks: read.asks, why: `${asker.who}: ${error instanceof Error ? error.message : 'failed'}` })
        }
      }
      say(`  ${asker.who}: ${rows.filter(({ who }) => who === asker.who).length} statements`)
    }
    // What one person has nothing of may have been explained for another.
    return { rows, notAsked: notAsked.filter(({ asks }) => !rows.some((row) => row.asks === asks)) }
  } finally {
    await pool.end()
  }
}

/** Asked twice, because the first time fills what the server keeps. */
async function explainRead(api: BenchApi, pool: pg.Pool, asker: Asker, { asks, path }: PlanRead): Promise<PlanRow[]> {
  const headers = headersOfAsker(api, asker)
  await api.get(path, headers)
  const [statements = []] = await api.statementsOf([path], [headers])
  const explained: PlanRow[] = []
  const plans = []
  for (const statement of statements) {
    const one = await explain(pool, statement)
    const { text, plan, ms } = one
    explained.push({ asks, who: asker.who, text, returned: plan['Actual Rows'], scanned: scannedRows(plan), ms })
    plans.push(one)
  }
  const name = `${asker.who} ${asks}`.replaceAll(/[^\w.=-]+/g, '-').slice(0, 150)
  writeFileSync(join(PLANS, `${name}.json`), JSON.stringify(plans, null, 1))
  return explained
}

function machine(jobs: number): string {
  const { checkCalls, worked, seekers, companies } = sizesFor(jobs)
  const count = (all: number) => all.toLocaleString('en-GB')
  return (
    `${machineText()}; ${count(jobs)} jobs, ${count(worked)} worked, ${count(checkCalls)} check calls, ` +
    `${count(seekers)} workers, ${count(companies)} companies.`
  )
}

/** Reads that were not explained, each reason once. */
function notAskedText(all: readonly NotAsked[]): string {
  const names = (why: string) => [...new Set(all.filter((one) => one.why === why).map(({ asks }) => `\`${asks}\``))]
  const reasons = [...new Set(all.map(({ why }) => why))]
  return [
    '## Not explained',
    '',
    ...(reasons.length > 0 ? reasons.map((why) => `* ${why}: ${names(why).join(', ')}`) : ['Everything was.']),
  ].join('\n')
}
