import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inWorkspace } from '../../workspace/paths'
import type { Counted } from './rows-of-plan'

/** Milliseconds: p50 and p99. */
type Times = [p50: number, p99: number]

export interface MeasuredScreen extends Counted {
  name: string
  who: string
  /** Over HTTP, when it is asked for the first time. */
  first: Times
  http: Times
  sql: Times
}

export interface TableSize {
  name: string
  rows: number
  /** Bytes of a row, and of its places in the indexes. */
  table: number
  indexes: number
}

export interface Growth {
  jobs: number
  open: number
  seekers: number
  companies: number
  checkCalls: number
  at: string
  load: number
  screens: MeasuredScreen[]
  tables: TableSize[]
}

const folder = inWorkspace('.reports/bench/growth')

/** Keeps what was measured on so many jobs, in place of what was measured on as many before. */
export function keepGrowth(growth: Growth): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${growth.jobs}.json`), JSON.stringify(growth, null, 1))
}

/** Everything kept, fewest jobs first. */
export const keptGrowth = (): Growth[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Growth)
    .toSorted((a, b) => a.jobs - b.jobs)

const millions = (count: number) => (count >= 1e6 ? `${+(count / 1e6).toFixed(1)} M` : count.toLocaleString('en-GB'))
const ms = ([p50, p99]: Times) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`
const cells = (all: readonly string[]) => `| ${all.join(' | ')} |`
const header = (columns: readonly string[]) => [
  cells(columns),
  `|${columns.map((_column, index) => (index < 2 ? '---|' : '--:|')).join('')}`,
]

/** A line a screen: what it takes on each number of jobs, and how many times the fewest the most take. */
export function screenTable(all: readonly Growth[]): string {
  const [fewest, most] = [all[0], all.at(-1)]
  if (!fewest || !most) return ''
  const of = (growth: Growth, screen: MeasuredScreen) =>
    growth.screens.find(({ name, who }) => name === screen.name && who === screen.who)
  const ratio = (before: MeasuredScreen | undefined, { sql }: MeasuredScreen) =>
    before ? `${(sql[0] / before.sql[0]).toFixed(1)} / ${(sql[1] / before.sql[1]).toFixed(1)}` : ''
  const lines = most.screens.map((screen) =>
    cells([
      screen.who,
      screen.name,
      ...all.flatMap((growth) => {
        const one = of(growth, screen)
        return one
          ? [
              ms(one.sql),
              one.http[0].toFixed(1),
              ms(one.first),
              `${Math.round(one.scanned)} / ${Math.round(one.returned)}`,
            ]
          : ['', '', '', '']
      }),
      ratio(of(fewest, screen), screen),
    ]),
  )
  const columns = all.flatMap(({ jobs }) => [
    `${millions(jobs)}: SQL p50 / p99 ms`,
    'HTTP p50',
    'first time p50 / p99',
    'rows scanned / returned',
  ])
  return [...header(['who', 'screen', ...columns, 'times p50 / p99']), ...lines].join('\n')
}

/** A line a table of the most jobs. */
export const sizeTable = ({ tables }: Growth): string =>
  [
    ...header(['table', 'rows', 'bytes a row', 'its indexes', 'GB']),
    ...tables.map(({ name, rows, table, indexes }) =>
      cells([
        `\`${name}\``,
        millions(rows),
        String(Math.round(table)),
        String(Math.round(indexes)),
        ((rows * (table + indexes)) / 1e9).toFixed(2),
      ]),
    ),
  ].join('\n')

export function printGrowth(): void {
  const all = keptGrowth()
  for (const { jobs, open, seekers, companies, checkCalls, at, load } of all)
    console.log(
      `${millions(jobs)} jobs, ${millions(open)} of them open, ${millions(seekers)} seekers, ${millions(companies)} ` +
        `companies, ${millions(checkCalls)} check calls: measured ${at}, load ${load.toFixed(1)}`,
    )
  console.log(screenTable(all))
  const most = all.at(-1)
  if (most) console.log(sizeTable(most))
}
