import { loadavg } from 'node:os'
import { atLeast, atMost, type Figure, percent, times } from '../setup/figure'
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

/** Prints a line of each read; gives its share of the bare route's throughput, its p99 and the cost of its answer. */
export function report(all: readonly Measured[], atOnce: number): Figure[] {
  console.log(
    `${atOnce} at once, ${ROUNDS} rounds in turns; half load is half of what the API answers; ` +
      `load ${loadavg()[0]?.toFixed(1)}`,
  )
  const told = all.map((one) => ({ one, name: `${one.read.who} ${one.read.asks}`, figures: figuresOf(one) }))
  console.table(
    Object.fromEntries(
      told.map(({ name, one: { statements, api, bare, shares }, figures: { share, p99, answer } }) => {
        const pair = (of: (half: Half) => number) => `${of(api).toFixed(1)} / ${of(bare).toFixed(1)}`
        return [
          name,
          {
            statements,
            'a second': `${Math.round(api.throughput)} / ${Math.round(bare.throughput)}`,
            share: marked(share),
            'processor ms': `${api.processor.toFixed(2)} / ${bare.processor.toFixed(2)}`,
            'p50, p99 full': `${pair(({ full }) => full.p50)}, ${pair(({ full }) => full.p99)}`,
            'p50, p99 half': `${pair(({ half }) => half.p50)}, ${pair(({ half }) => half.p99)}`,
            'p99 half': marked(p99),
            'check, write': marked(answer, `${percent(checkingOf(shares))}, ${percent(writingOf(shares))}`),
          },
        ]
      }),
    ),
  )
  return told.flatMap(({ figures }) => Object.values(figures))
}

function figuresOf({ read: { who, asks }, api, bare, shares }: Measured) {
  const name = `${who} ${asks}`
  const checking = checkingOf(shares) + writingOf(shares)
  return {
    share: atLeast(
      `${name}: throughput of the bare route`,
      api.throughput / bare.throughput,
      LEAST_THROUGHPUT,
      percent,
    ),
    p99: atMost(`${name}: p99 beside it at half load`, api.half.p99 / bare.half.p99, MOST_P99, times),
    answer: atMost(`${name}: time to check and write its answer`, checking, MOST_CHECKING, percent),
  }
}

const marked = ({ measured, kept }: Figure, text = measured) => (kept ? text : `${text} !`)

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
