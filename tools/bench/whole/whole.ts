import { inWorkspace } from '../../workspace/paths'
import { benchHot } from '../hot/hot'
import { benchLoop } from '../loop/loop'
import { benchPages } from '../pages/pages'
import { benchPlans } from '../plans/plans'
import { benchSearch } from '../search/search'
import type { Figure } from '../setup/figure'
import { machineText } from '../setup/machine-text'
import { writeSection } from '../setup/write-section'
import { benchTaps } from '../taps/taps'
import { figuresTable, type BenchResult } from './figures-table'

const DOCUMENT = inWorkspace('docs/performance.md')

/** In this order: what is shortest says first that something is wrong with the machine. */
const benches: [bench: (args: string[]) => Promise<readonly Figure[]>, name: string, ...args: string[]][] = [
  [benchLoop, 'loop'],
  [benchTaps, 'taps'],
  [benchTaps, 'taps', '--film'],
  [benchSearch, 'search'],
  [benchHot, 'hot'],
  [benchPlans, 'plans', '--write'],
  [benchPages, 'pages', '--specified'],
]

/**
 * Measures every number that each screen and each read is held to, one bench after the other, and prints them as one
 * table. Writes it into docs/performance.md after each bench, so that what stops it leaves what it measured.
 */
export async function benchWhole(): Promise<Figure[]> {
  const results: BenchResult[] = []
  const started = machineText()
  for (const [bench, ...words] of benches) {
    const asks = words.join(' ')
    console.log(`\n${asks}\n`)
    const began = performance.now()
    const figures = await measured(asks, () => bench(words.slice(1)))
    results.push({ asks, figures, minutes: (performance.now() - began) / 60_000 })
    writeSection(DOCUMENT, 'Every number', `${started}.\n\n${figuresTable(results)}`)
  }
  console.log(`\n${figuresTable(results)}`)
  return results.flatMap(({ figures }) => figures)
}

/** A bench that could not measure is one number that is not kept; the others still run. */
async function measured(asks: string, bench: () => Promise<readonly Figure[]>): Promise<readonly Figure[]> {
  try {
    return await bench()
  } catch (error) {
    console.error(`${asks} could not be measured:`, error)
    return [
      { what: 'could not be measured', limit: '', measured: error instanceof Error ? error.message : '', kept: false },
    ]
  }
}
