import type { Db } from '@s4/db'

const TEN_MINUTES = 10 * 60_000

/**
 * How the open jobs are spread, by the database's own statistics, to estimate how many a search finds. Shares are from
 * 0 to 1.
 */
export interface SearchStatistics {
  total: number
  inCells(cells: readonly number[]): number
  /**
   * The share of jobs with the rarest of these words; a word that is not listed counts as rarer than every listed one.
   */
  withWords(words: readonly string[]): number
  /** The share of jobs with all these words, if none of them came more often beside another. */
  withUnrelatedWords(words: readonly string[]): number
  startingBefore(instant: number): number
  payingBelow(pence: number): number
}

interface StatisticsRow {
  total: number
  name: string
  values: string[] | null
  shares: number[] | null
  bounds: string[] | null
  words: string[] | null
  wordShares: number[] | null
}

const SQL = `
  select (select reltuples from pg_class where oid = 'open_job'::regclass) as total, attname as name,
    most_common_vals::text::text[] as values, most_common_freqs as shares, histogram_bounds::text::text[] as bounds,
    most_common_elems::text::text[] as words, most_common_elem_freqs as word_shares
  from pg_stats where schemaname = 'public' and tablename = 'open_job'
    and attname in ('cell', 'words', 'starts_at', 'pay_per_hour')`

/** Reads the statistics again after ten minutes; null while the table is too new or too small to have any. */
export function searchStatistics(db: Db, clock: () => number = Date.now): () => Promise<SearchStatistics | null> {
  let cached: Promise<SearchStatistics | null> | undefined
  let readAt = -Infinity

  return () => {
    if (cached && clock() - readAt <= TEN_MINUTES) return cached
    readAt = clock()
    const reading = db.query<StatisticsRow>(SQL).then(statisticsFrom)
    cached = reading
    // A failed read is not cached.
    reading.catch(() => {
      cached = undefined
    })
    return reading
  }
}

function statisticsFrom(rows: readonly StatisticsRow[]): SearchStatistics | null {
  const column = (name: string) => rows.find((row) => row.name === name)
  const [cell, words, starts, pay] = ['cell', 'words', 'starts_at', 'pay_per_hour'].map(column)
  if (!cell || !words?.words || !starts || !pay || cell.total <= 0) return null

  const cells = new Map(cell.values?.map((value, index) => [Number(value), cell.shares?.[index] ?? 0]))
  const wordShares = new Map(words.words.map((word, index) => [word, words.wordShares?.[index] ?? 0]))
  const unlisted = Math.min(...wordShares.values()) / 2
  const wordShare = (word: string) => wordShares.get(word) ?? unlisted
  return {
    total: cell.total,
    inCells: (among) => among.reduce((sum, value) => sum + (cells.get(value) ?? 0), 0),
    withWords: (among) => Math.min(1, ...among.map(wordShare)),
    withUnrelatedWords: (among) => among.reduce((share, word) => share * wordShare(word), 1),
    startingBefore: shareBelow(starts, (text) => Date.parse(text)),
    payingBelow: shareBelow(pay, Number),
  }
}

/** The share of rows below a value: common values one by one, the others by the histogram. A plan asks it often. */
function shareBelow(
  { values, shares, bounds }: StatisticsRow,
  parse: (text: string) => number,
): (value: number) => number {
  const common = (values ?? [])
    .map((text, index): [number, number] => [parse(text), shares?.[index] ?? 0])
    .toSorted(([one], [other]) => one - other)
  const commonValues = common.map(([known]) => known)
  const sharesUpTo = [0]
  for (const [, share] of common) sharesUpTo.push((sharesUpTo.at(-1) ?? 0) + share)
  const edges = (bounds ?? []).map(parse)
  const others = Math.max(0, 1 - (sharesUpTo.at(-1) ?? 0))

  return (value) => {
    const listed = sharesUpTo[countBelow(commonValues, value)] ?? 0
    const over = countBelow(edges, value)
    if (edges.length < 2 || over === 0) return listed
    if (over === edges.length) return listed + others
    const [low = value, high = value] = [edges[over - 1], edges[over]]
    const within = high > low ? (value - low) / (high - low) : 0
    return listed + (others * (over - 1 + within)) / (edges.length - 1)
  }
}

/** How many of these numbers, in ascending order, are below a value; by halving. */
function countBelow(numbers: readonly number[], value: number): number {
  let [from, to] = [0, numbers.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((numbers[middle] ?? Infinity) < value) from = middle + 1
    else to = middle
  }
  return from
}
