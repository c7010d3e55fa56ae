import type { JobSearch } from '@s4/contract'
import { cellsAround } from '@s4/domain/search-cell'
import type { SearchStatistics } from './search-statistics'

type Sort = JobSearch['sort']

/**
 * A sort order in SQL: the value it sorts by, that value's type, and the direction. Equal values are sorted by id in
 * the same direction.
 */
export interface Order {
  value: string
  type: 'timestamptz' | 'integer' | 'double precision'
  direction: 'asc' | 'desc'
}

/** Near, well paid and soon: one mile counts as much as two hours until the start or 20p an hour. */
const MATCH = `coalesce(metres / 1609.344, 0)
  + extract(epoch from starts_at - $1::timestamptz) / 7200 - pay_per_hour / 20.0`

/**
 * Best match where no distance is known: the same order, but of any moment, so that an index keeps it
 * (`0217.do.open-jobs-by-match.sql`).
 */
export const matchAnywhere: Order = {
  value: `(extract(epoch from starts_at at time zone 'UTC') / 7200 - pay_per_hour / 20.0)::double precision`,
  type: 'double precision',
  direction: 'asc',
}

export const orderBySort: Record<Sort, Order> = {
  best: { value: `(${MATCH})::double precision`, type: 'double precision', direction: 'asc' },
  nearest: { value: 'metres', type: 'double precision', direction: 'asc' },
  soonest: { value: 'starts_at', type: 'timestamptz', direction: 'asc' },
  paid: { value: 'pay_per_hour', type: 'integer', direction: 'desc' },
  newest: { value: 'posted_at', type: 'timestamptz', direction: 'desc' },
}

/**
 * One part of the open jobs, read before the next one: starts from `from` to `to` in milliseconds, at most `metres`
 * away, and pay from `payFrom` to below `payBelow`.
 */
interface PartBounds {
  from: number
  to: number
  metres: number
  payFrom: number
  payBelow: number
  /** Few jobs have all the words, so they are found first, by the words alone. */
  wordsFirst: boolean
}

export interface SearchPart extends PartBounds {
  /** The map cells of the circle; null without a location, and where the circle covers most of the country. */
  cells: readonly number[] | null
  /** Which of the two holds fewer jobs: the index of cells with it is walked. */
  walks: 'starts' | 'pay'
}

export interface PlanInput {
  sort: Sort
  limit: number
  location: { latitude: number; longitude: number; metres: number } | null
  /** The first and the last start asked for, in milliseconds. */
  from: number
  to: number
  payFrom: number
  words: readonly string[] | null
  /** Of rows, by what statistics do not know, such as the role. */
  hasOtherFilter: boolean
  /** The sort value of the last job shown. */
  after: string | number | null
  asOf: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MILE = 1609.344
const MAX_AHEAD = 400 * DAY
const FIRST_RADIUS = MILE
/** The shortest span of starts that is read by itself. */
const FIRST_SPAN = HOUR / 4
const HALVINGS = 4
/** So few jobs are read at once: another statement would cost more. */
const FEW_JOBS = 1000
/** After a part that was estimated to fill the page and did not, so many times fewer jobs are expected. */
const DOUBT = 3
/** Fetching one row from the table costs as much as reading this many from an index alone. */
const ROW_FETCH_COST = 3
/** The same where the rows are spread over the whole country and are not in memory. */
const FAR_ROW_FETCH_COST = 25
/** Jobs of the country that are read from an index alone, in some 30 ms, before the words find what is left. */
const MOST_WALKED = 100_000

/**
 * The parts to read from where the cursor ended, in the order they are shown. When statistics tell how many jobs to
 * expect, the first part is just wide enough for a page, the second wide enough if that guess was much too high, and
 * the next ones grow: *soonest* by starts, *nearest* by rings, *best paid* by bands of pay. Without a location, words
 * that are seldom together find what a long walk did not. *Best match* always reads the next two days, then the
 * week, then the rest. *Newest* is one part, of the country where many jobs are around.
 */
export function planSearch(input: PlanInput, statistics: SearchStatistics | null): SearchPart[] {
  const { location, asOf } = input
  const whole: PartBounds = {
    from: Math.max(input.from, asOf),
    to: Math.min(input.to, asOf + MAX_AHEAD),
    metres: location?.metres ?? 0,
    payFrom: input.payFrom,
    payBelow: Infinity,
    wordsFirst: false,
  }
  const findSurroundings = surroundingsFinder(location, statistics)
  whole.wordsFirst = wordsComeFirst(input, whole, { statistics, findSurroundings })
  const parts = planParts(input, whole, { statistics: whole.wordsFirst ? null : statistics, findSurroundings })
  const walks = (part: PartBounds) =>
    (statistics ? payShare(statistics, part) < startShare(statistics, part) : input.sort === 'paid') ? 'pay' : 'starts'
  const isAcrossCountry = isFoundSoonAcrossCountry(input, whole, { statistics, findSurroundings })
  return parts.map((part) => ({
    ...part,
    cells: isAcrossCountry ? null : findSurroundings(part.metres).cells,
    walks: walks(part),
  }))
}

function planParts(
  input: PlanInput,
  whole: PartBounds,
  { statistics, findSurroundings }: EstimateSources,
): PartBounds[] {
  const { sort, location, asOf } = input
  if (sort === 'best') {
    const spans = [
      [-Infinity, asOf + 2 * DAY],
      [asOf + 2 * DAY, asOf + 7 * DAY],
      [asOf + 7 * DAY, Infinity],
    ] as const
    const laterByWords = statistics !== null && !location && areSeldomTogether(input, statistics)
    return spans.map(([from, to], index) => ({
      ...whole,
      from: Math.max(whole.from, from),
      to: Math.min(whole.to, to),
      wordsFirst: whole.wordsFirst || (laterByWords && index > 0),
    }))
  }
  if (!statistics || sort === 'newest') return [whole]
  const walked = statistics.total * findSurroundings(whole.metres).share * startShare(statistics, whole)
  if (walked <= FEW_JOBS) return [whole]
  if (location)
    return partsBy[sort](input, whole, (part, isDoubted = false) =>
      expectedJobs(input, part, { statistics, findSurroundings, isDoubted }),
    )
  if (sort === 'nearest' || !areSeldomTogether(input, statistics)) return [whole]
  return walkThenFindByWords(sort, input, whole, statistics)
}

interface Surroundings {
  cells: readonly number[] | null
  /** The share of all open jobs that is in the cells, from 0 to 1. */
  share: number
}

type FindSurroundings = (metres: number) => Surroundings

/** What is known about the open jobs; without statistics nothing can be estimated. */
interface EstimateSources {
  statistics: SearchStatistics | null
  findSurroundings: FindSurroundings
}

/** Finds the cells around the location, and looks each distance up only once. */
function surroundingsFinder(location: PlanInput['location'], statistics: SearchStatistics | null): FindSurroundings {
  const cache = new Map<number, Surroundings>()

  return (metres) => {
    const cached = cache.get(metres)
    if (cached || !location) return cached ?? { cells: null, share: 1 }
    const cells = cellsAround(location, metres)
    const found = { cells, share: cells && statistics ? statistics.inCells(cells) : 1 }
    cache.set(metres, found)
    return found
  }
}

type EstimateJobs = (part: PartBounds, isDoubted?: boolean) => number

const partsBy: Record<
  'soonest' | 'nearest' | 'paid',
  (input: PlanInput, whole: PartBounds, estimate: EstimateJobs) => PartBounds[]
> = {
  soonest({ after, limit }, whole, estimate) {
    const from = Math.max(whole.from, typeof after === 'string' ? Date.parse(after) : whole.from)
    const shortest = (start: number, isDoubted: boolean) =>
      shortestSpan(start, whole.to, (to) => estimate({ ...whole, from: start, to }, isDoubted) >= jobsWanted(limit))
    const first = shortest(from, false)
    const second = shortest(first, true)
    return growingSpans(from, [first, second], whole.to).map(([start, to]) => ({ ...whole, from: start, to }))
  },
  nearest({ after, limit }, whole, estimate) {
    const seen = typeof after === 'number' ? estimate({ ...whole, metres: after }) : 0
    const first = { ...whole, metres: FIRST_RADIUS }
    while (first.metres < whole.metres && estimate(first) - seen < jobsWanted(limit)) first.metres *= 1.4
    const second = { ...whole, metres: first.metres * 2 }
    const doubted = estimate(first, true)
    while (second.metres < whole.metres && estimate(second, true) - doubted < jobsWanted(limit)) second.metres *= 1.4
    const rings = growingSpans(0, [first.metres, second.metres], whole.metres)
    return rings.map(([, metres]) => ({ ...whole, metres }))
  },
  paid({ after, limit }, whole, estimate) {
    const top = typeof after === 'number' ? after + 1 : Infinity
    const bands: PartBounds[] = []
    for (let below = top, wanted = jobsWanted(limit); below > whole.payFrom; wanted *= 4) {
      const band = {
        ...whole,
        payFrom: Math.max(whole.payFrom, Math.min(below, HIGHEST_USUAL_PAY) - PAY_STEP),
        payBelow: below,
      }
      while (band.payFrom > whole.payFrom && estimate(band, bands.length > 0) < wanted)
        band.payFrom = Math.max(whole.payFrom, band.payFrom - PAY_STEP)
      bands.push(band)
      below = band.payFrom
    }
    return bands
  },
}

/** The end of the shortest span of starts that is enough, to within a sixteenth of it, or `end` where none is. */
function shortestSpan(start: number, end: number, isEnough: (to: number) => boolean): number {
  let [tooShort, span] = [0, FIRST_SPAN]
  while (start + span < end && !isEnough(start + span)) [tooShort, span] = [span, span * 2]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const between = (tooShort + span) / 2
    if (isEnough(start + between)) span = between
    else tooShort = between
  }
  return Math.min(end, start + span)
}

/** The country's jobs in their order, but no more than `MOST_WALKED`, then all that is left by the words. */
function walkThenFindByWords(
  sort: 'soonest' | 'paid',
  { after }: PlanInput,
  whole: PartBounds,
  statistics: SearchStatistics,
): PartBounds[] {
  const isWide = (part: PartBounds) =>
    statistics.total * startShare(statistics, part) * payShare(statistics, part) >= MOST_WALKED
  const first = { ...whole }
  if (sort === 'paid') {
    first.payBelow = typeof after === 'number' ? after + 1 : Infinity
    first.payFrom = Math.min(first.payBelow, HIGHEST_USUAL_PAY)
    while (first.payFrom > whole.payFrom && !isWide(first)) first.payFrom -= PAY_STEP
    return first.payFrom <= whole.payFrom ? [whole] : [first, { ...whole, payBelow: first.payFrom, wordsFirst: true }]
  }
  first.from = Math.max(whole.from, typeof after === 'string' ? Date.parse(after) : whole.from)
  first.to = first.from + 6 * HOUR
  while (first.to < whole.to && !isWide(first)) first.to += (first.to - first.from) / 2
  return first.to >= whole.to ? [whole] : [first, { ...whole, from: first.to, wordsFirst: true }]
}

/** In pence an hour; almost no job pays more. */
const HIGHEST_USUAL_PAY = 5000
/** In pence an hour, how much a band of pay grows at a time. */
const PAY_STEP = 25
/** More jobs than a page holds, because an estimate can be too high. */
const jobsWanted = (limit: number) => limit * 1.5 + 5

/** The two that are given, and each later one three times as long as all before it. */
function growingSpans(
  start: number,
  [first, second]: [first: number, second: number],
  end: number,
): [from: number, to: number][] {
  const spans: [number, number][] = []
  for (let from = start, to = first, next = second; from < end; from = to, to = next, next = start + 4 * (to - start))
    spans.push([from, Math.min(end, to)])
  return spans
}

const startShare = ({ startingBefore }: SearchStatistics, { from, to }: PartBounds) =>
  startingBefore(to) - startingBefore(from)
const payShare = ({ payingBelow }: SearchStatistics, part: PartBounds) =>
  payingBelow(part.payBelow) - payingBelow(part.payFrom)

/**
 * Estimates how many jobs of a part the search finds: as if all that have the rarest word had the others too, or, in
 * doubt, as if words came together by chance.
 */
function expectedJobs(
  { words, location }: PlanInput,
  part: PartBounds,
  {
    statistics,
    findSurroundings,
    isDoubted,
  }: { statistics: SearchStatistics; findSurroundings: FindSurroundings; isDoubted: boolean },
): number {
  const here = location ? shareOfCircle(location, part.metres, findSurroundings(part.metres)) : 1
  const around = statistics.total * here * startShare(statistics, part) * payShare(statistics, part)
  const rarest = words ? statistics.withWords(words) : 1
  if (!isDoubted) return around * rarest
  return around * Math.min(rarest / DOUBT, words ? statistics.withUnrelatedWords(words) : 1)
}

/** As if jobs were spread evenly over the cells. */
function shareOfCircle({ latitude }: { latitude: number }, metres: number, { cells, share }: Surroundings): number {
  const areaOfCell = 11_120 * 16_680 * Math.cos((latitude * Math.PI) / 180)
  return cells ? share * Math.min(1, (Math.PI * metres ** 2) / (cells.length * areaOfCell)) : share
}

/** Whether fetching the jobs on which several words come together by chance costs less than a walk through all jobs. */
const areSeldomTogether = ({ words }: PlanInput, statistics: SearchStatistics): boolean =>
  words !== null && words.length > 1 && statistics.withUnrelatedWords(words) * FAR_ROW_FETCH_COST < 1

/**
 * Whether the newest jobs of the country fill a page sooner than all jobs around are read, which no index keeps in this
 * order. A filter that statistics do not know may leave nothing, and then the whole country would be read.
 */
function isFoundSoonAcrossCountry(
  input: PlanInput,
  whole: PartBounds,
  { statistics, findSurroundings }: EstimateSources,
): boolean {
  if (input.sort !== 'newest' || !input.location || !statistics) return false
  if (whole.wordsFirst || input.hasOtherFilter) return false
  const found = expectedJobs(input, whole, { statistics, findSurroundings, isDoubted: input.words !== null })
  return jobsWanted(input.limit) * statistics.total < found * statistics.total * findSurroundings(whole.metres).share
}

/** Whether fetching all jobs with the rarest word costs less than reading the nearby jobs until a page is full. */
function wordsComeFirst(
  { words, limit }: PlanInput,
  whole: PartBounds,
  { statistics, findSurroundings }: EstimateSources,
): boolean {
  if (!words || !statistics) return false
  const withWords = statistics.withWords(words)
  const pays = 1 - statistics.payingBelow(whole.payFrom)
  return (
    statistics.total * withWords * ROW_FETCH_COST <
    Math.min(statistics.total * findSurroundings(whole.metres).share, limit / (withWords * pays))
  )
}
