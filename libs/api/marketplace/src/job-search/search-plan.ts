import type { JobSearch } from '@s4/contract'
import { cellsAround } from '@s4/domain/search-cell'
import type { SearchStatistics } from './search-statistics'

type Sort = JobSearch['sort']

/** How a sort order is written in SQL: what it stands on, its type, and its direction. Ids break ties the same way. */
export interface Order {
  value: string
  type: 'timestamptz' | 'integer' | 'double precision'
  direction: 'asc' | 'desc'
}

/** Near, well paid and soon: a mile weighs as much as two hours of waiting or 20p an hour. */
const MATCH = `coalesce(metres / 1609.344, 0) + extract(epoch from starts_at - $1::timestamptz) / 7200 - pay_per_hour / 20.0`

export const orderBySort: Record<Sort, Order> = {
  best: { value: `(${MATCH})::double precision`, type: 'double precision', direction: 'asc' },
  nearest: { value: 'metres', type: 'double precision', direction: 'asc' },
  soonest: { value: 'starts_at', type: 'timestamptz', direction: 'asc' },
  paid: { value: 'pay_per_hour', type: 'integer', direction: 'desc' },
  newest: { value: 'posted_at', type: 'timestamptz', direction: 'desc' },
}

/** One part of the open jobs, read before the next: a span of starts in milliseconds, some metres around, a band of pay. */
interface Part {
  from: number
  to: number
  metres: number
  payFrom: number
  payBelow: number
}

export interface Stretch extends Part {
  /** The cells its circle covers; null without a place, and where the circle holds most of the country. */
  cells: readonly number[] | null
}

export interface Plan {
  /** Returns the stretches from where a cursor left off, in the order they are shown. */
  stretches: Stretch[]
  /** The words are rarer than the jobs around: find by them first. */
  wordsFirst: boolean
}

export interface Planned {
  sort: Sort
  limit: number
  place: { latitude: number; longitude: number; metres: number } | null
  /** The first and the last start asked for, in milliseconds. */
  from: number
  to: number
  payFrom: number
  words: readonly string[] | null
  /** Where the last page ended, in the order's own value. */
  after: string | number | null
  asOf: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MILE = 1609.344
/** A shift lasts 16 hours at most, so an open one began no earlier than that. */
const MAX_SHIFT = 16 * HOUR
const FAR = 400 * DAY
const FIRST_RING = 5 * MILE
/** A row found by its word is fetched from the table: it costs as much as so many read from an index alone. */
const FETCH = 3

/**
 * What to read, in the order it is shown. Where the statistics know how many jobs to expect, the first stretch is just wide
 * enough for a page and the next ones grow: *soonest* by starts, *nearest* by rings, *best paid* by bands of pay.
 * *Best match* always reads the next two days, then the week, then the rest.
 */
export function planSearch(question: Planned, statistics: SearchStatistics | null): Plan {
  const { place, asOf } = question
  const whole: Part = {
    from: Math.max(question.from, asOf - MAX_SHIFT),
    to: Math.min(question.to, asOf + FAR),
    metres: place?.metres ?? 0,
    payFrom: question.payFrom,
    payBelow: Infinity,
  }
  const around = surroundings(place, statistics)
  const wordsFirst = wordsComeFirst(question, whole, { statistics, around })
  const parts = planParts(question, whole, { statistics: wordsFirst ? null : statistics, around })
  return { stretches: parts.map((part) => ({ ...part, cells: around(part.metres).cells })), wordsFirst }
}

function planParts(question: Planned, whole: Part, { statistics, around }: Known): Part[] {
  const { sort, place, asOf } = question
  if (sort === 'best') {
    const spans = [
      [-Infinity, asOf + 2 * DAY],
      [asOf + 2 * DAY, asOf + 7 * DAY],
      [asOf + 7 * DAY, Infinity],
    ] as const
    return spans.map(([from, to]) => ({ ...whole, from: Math.max(whole.from, from), to: Math.min(whole.to, to) }))
  }
  if (!statistics || !place || sort === 'newest') return [whole]
  return partsBy[sort](question, whole, (part) => expected(question, part, { statistics, around }))
}

interface Surroundings {
  cells: readonly number[] | null
  /** Of all open jobs, those in the cells. */
  share: number
}

type Around = (metres: number) => Surroundings

/** What is known of the open jobs; without statistics nothing can be guessed. */
interface Known {
  statistics: SearchStatistics | null
  around: Around
}

/** What is around the place, for each distance looked up once. */
function surroundings(place: Planned['place'], statistics: SearchStatistics | null): Around {
  const known = new Map<number, Surroundings>()

  return (metres) => {
    const before = known.get(metres)
    if (before || !place) return before ?? { cells: null, share: 1 }
    const cells = cellsAround(place, metres)
    const found = { cells, share: cells && statistics ? statistics.inCells(cells) : 1 }
    known.set(metres, found)
    return found
  }
}

type Guess = (part: Part) => number

const partsBy: Record<'soonest' | 'nearest' | 'paid', (question: Planned, whole: Part, guess: Guess) => Part[]> = {
  soonest({ after, limit }, whole, guess) {
    const from = Math.max(whole.from, typeof after === 'string' ? Date.parse(after) : whole.from)
    const first = { ...whole, from, to: from + 6 * HOUR }
    while (first.to < whole.to && guess(first) < enough(limit)) first.to += (first.to - from) / 2
    return growing(from, first.to - from, whole.to).map(([start, to]) => ({ ...whole, from: start, to }))
  },
  nearest({ after, limit }, whole, guess) {
    const seen = typeof after === 'number' ? guess({ ...whole, metres: after }) : 0
    const first = { ...whole, metres: FIRST_RING }
    while (first.metres < whole.metres && guess(first) - seen < enough(limit)) first.metres *= 1.4
    return growing(0, first.metres, whole.metres).map(([, metres]) => ({ ...whole, metres }))
  },
  paid({ after, limit }, whole, guess) {
    const top = typeof after === 'number' ? after + 1 : Infinity
    const bands: Part[] = []
    for (let below = top, wanted = enough(limit); below > whole.payFrom; wanted *= 4) {
      const band = { ...whole, payFrom: Math.max(whole.payFrom, Math.min(below, HIGH) - STEP), payBelow: below }
      while (band.payFrom > whole.payFrom && guess(band) < wanted)
        band.payFrom = Math.max(whole.payFrom, band.payFrom - STEP)
      bands.push(band)
      below = band.payFrom
    }
    return bands
  },
}

/** Pence an hour: what next to nobody pays, and how finely bands are cut. */
const HIGH = 5000
const STEP = 25
const enough = (limit: number) => limit * 1.5 + 5

function growing(start: number, first: number, end: number): [from: number, to: number][] {
  const spans: [number, number][] = []
  for (let from = start, width = first; from < end; from += width, width *= 3)
    spans.push([from, Math.min(end, from + width)])
  return spans
}

/** How many jobs of the search to expect in a part. */
function expected(
  { words, place }: Planned,
  part: Part,
  { statistics: { total, ...shares }, around }: { statistics: SearchStatistics; around: Around },
): number {
  const here = place ? around(part.metres).share * covered(place.latitude, part.metres) : 1
  const starts = shares.startingBefore(part.to) - shares.startingBefore(part.from)
  const pays = shares.payingBelow(part.payBelow) - shares.payingBelow(part.payFrom)
  return total * here * starts * pays * (words ? shares.withWords(words) : 1)
}

/** How much of the cells around a place its circle covers. */
function covered(latitude: number, metres: number): number {
  const [height, width] = [11_120, 16_680 * Math.cos((latitude * Math.PI) / 180)]
  return (Math.PI * metres ** 2) / ((2 * metres + height) * (2 * metres + width))
}

/** Whether fetching all jobs with the rarest word costs less than walking those around until a page is full. */
function wordsComeFirst({ words, limit }: Planned, whole: Part, { statistics, around }: Known): boolean {
  if (!words || !statistics) return false
  const having = statistics.withWords(words)
  const pays = 1 - statistics.payingBelow(whole.payFrom)
  return (
    statistics.total * having * FETCH < Math.min(statistics.total * around(whole.metres).share, limit / (having * pays))
  )
}
