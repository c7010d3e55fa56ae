import { processorSeconds } from '../day-of-work/meters'
import { openLoop } from '../setup/open-loop'
import { atShare } from '../setup/percentiles'
import type { Lines } from '../setup/lines'

export const ROUNDS = 5
const WARM_SECONDS = 1
/** The first moments after the other side's turn are those of a process that has just stood still. */
const SETTLE_SECONDS = 0.2

export interface Compared {
  api: Half
  bare: Half
}

export interface Half {
  /** Answers a second at full load. */
  throughput: number
  /** Milliseconds of the processor for each of them. */
  processor: number
  full: { p50: number; p99: number }
  half: { p50: number; p99: number }
}

interface Pair {
  api: Lines
  bare: Lines
  pids: Record<'api' | 'bare', number>
  seconds: number
}

/** In turns, so that a slow moment of the machine is not one side's alone; the middle of all rounds. */
export async function compare({ pids, seconds, ...lines }: Pair): Promise<Compared> {
  const sides = ['api', 'bare'] as const
  for (const side of sides) await lines[side].keepAsking(WARM_SECONDS)
  const rounds: Compared[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const full = { api: await atFull('api'), bare: await atFull('bare') }
    const rate = full.api.throughput / 2
    rounds.push({
      api: { ...full.api, half: await atHalf('api', rate) },
      bare: { ...full.bare, half: await atHalf('bare', rate) },
    })
  }
  const middle = (of: (compared: Compared) => number) => atShare(rounds.map(of), 0.5)
  const middleOf = (side: 'api' | 'bare'): Half => ({
    throughput: middle((round) => round[side].throughput),
    processor: middle((round) => round[side].processor),
    full: { p50: middle((round) => round[side].full.p50), p99: middle((round) => round[side].full.p99) },
    half: { p50: middle((round) => round[side].half.p50), p99: middle((round) => round[side].half.p99) },
  })
  return { api: middleOf('api'), bare: middleOf('bare') }

  async function atFull(side: 'api' | 'bare') {
    const before = processorSeconds(pids[side])
    const times = await lines[side].keepAsking(seconds)
    const used = processorSeconds(pids[side]) - before
    return { throughput: times.length / seconds, processor: (used * 1000) / times.length, full: percentiles(times) }
  }
  async function atHalf(side: 'api' | 'bare', rate: number) {
    const times: number[] = []
    await openLoop({ rate, seconds: SETTLE_SECONDS, work: lines[side].ask })
    await openLoop({ rate, seconds, work: async () => times.push(await lines[side].ask()) })
    return percentiles(times)
  }
}

const percentiles = (times: readonly number[]) => ({ p50: atShare(times, 0.5), p99: atShare(times, 0.99) })
