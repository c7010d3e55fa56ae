import { loadavg } from 'node:os'
import { type Compared, type Half, ROUNDS } from './compare'
import type { HotRead } from './hot-reads'
import type { Shares } from './profile-shares'

/** Of the bare route's throughput, at least. */
const LEAST_THROUGHPUT = 0.6
/** The bare route's p99 at half load, so many times at most. */
const MOST_P99 = 3
/** Of the processor time of a request, for checking its answer against the contract and writing it out. */
const MOST_CHECKING = 0.2

export interface Measured extends Compared {
  read: HotRead
  statements: number
  shares: Shares
}

const checkingOf = ({ within }: Shares) => within('toResponseBody')
const writingOf = ({ within }: Shares) => within('serialize')

/** Prints a line of each read, marks with `!` what is beyond a limit, and says whether nothing is. */
export function report(all: readonly Measured[], atOnce: number): boolean {
  console.log(
    `${atOnce} at once, ${ROUNDS} rounds in turns; half load is half of what the API answers; ` +
      `load ${loadavg()[0]?.toFixed(1)}`,
  )
  const problems: string[] = []
  const marked = (text: string, isBroken: boolean, problem: string) => {
    if (isBroken) problems.push(problem)
    return isBroken ? `${text} !` : text
  }
  console.table(
    Object.fromEntries(
      all.map(({ read: { who, asks }, statements, api, bare, shares }) => {
        const name = `${who} ${asks}`
        const throughput = api.throughput / bare.throughput
        const p99 = api.half.p99 / bare.half.p99
        const checking = checkingOf(shares) + writingOf(shares)
        const percent = (share: number) => `${Math.round(share * 100)}%`
        const pair = (of: (half: Half) => number) => `${of(api).toFixed(1)} / ${of(bare).toFixed(1)}`
        return [
          name,
          {
            statements,
            'a second': `${Math.round(api.throughput)} / ${Math.round(bare.throughput)}`,
            share: marked(
              percent(throughput),
              throughput < LEAST_THROUGHPUT,
              `${name}: ${percent(throughput)} of the bare route’s throughput.`,
            ),
            'processor ms': `${api.processor.toFixed(2)} / ${bare.processor.toFixed(2)}`,
            'p50, p99 full': `${pair(({ full }) => full.p50)}, ${pair(({ full }) => full.p99)}`,
            'p50, p99 half': `${pair(({ half }) => half.p50)}, ${pair(({ half }) => half.p99)}`,
            'p99 half': marked(
              `${p99.toFixed(1)} ×`,
              p99 > MOST_P99,
              `${name}: its p99 at half load is ${p99.toFixed(1)} times the bare route’s.`,
            ),
            'check, write': marked(
              `${percent(checkingOf(shares))}, ${percent(writingOf(shares))}`,
              checking > MOST_CHECKING,
              `${name}: ${percent(checking)} of its time goes to checking and writing its answer.`,
            ),
          },
        ]
      }),
    ),
  )
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

/** The functions that a read spends most time in. */
export function printProfile({ who, asks }: HotRead, { own, total }: Shares): void {
  for (const [title, list] of [
    ['own time', own],
    ['with what it calls', total],
  ] as const) {
    console.log(`${who} ${asks}, ${title}:`)
    for (const { name, share } of list.slice(0, 40)) console.log(`  ${(share * 100).toFixed(1).padStart(5)}%  ${name}`)
  }
}
