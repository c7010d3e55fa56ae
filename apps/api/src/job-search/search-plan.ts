import type { JobSearch } from '@s4/contract'

type Sort = JobSearch['sort']

/** How a sort order is written in SQL: what it stands on, its type, and its direction. Ids break ties the same way. */
export interface Order {
  value: string
  type: 'timestamptz' | 'integer' | 'double precision'
  direction: 'asc' | 'desc'
}

/** Near, well paid and soon: a mile weighs as much as two hours of waiting or 20p an hour. */
const MATCH = `coalesce(metres / 1609.344, 0) + extract(epoch from starts_at - $1::timestamptz) / 7200 - pay_per_hour / 20.0`

export const orderOf: Record<Sort, Order> = {
  best: { value: `(${MATCH})::double precision`, type: 'double precision', direction: 'asc' },
  nearest: { value: 'metres', type: 'double precision', direction: 'asc' },
  soonest: { value: 'starts_at', type: 'timestamptz', direction: 'asc' },
  paid: { value: 'pay_per_hour', type: 'integer', direction: 'desc' },
  newest: { value: 'posted_at', type: 'timestamptz', direction: 'desc' },
}

/** One stretch to read before the next: a span of starts in milliseconds, within some metres. */
export interface Stretch {
  from: number
  to: number
  metres: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MILE = 1609.344
/** A shift lasts 16 hours at most, so an open one began no earlier than that. */
const LONGEST_SHIFT = 16 * HOUR
const FAR = 400 * DAY

/**
 * What to read, in the order it is shown. Around a place, *soonest* reads spans that grow, so that a crowded search
 * ends in the first; *nearest* reads rings; *best match* reads the next two days, then the week, then the rest.
 */
export function stretchesOf(sort: Sort, metres: number | null, asOf: number): Stretch[] {
  const begin = asOf - LONGEST_SHIFT
  const end = asOf + FAR
  if (metres !== null && sort === 'nearest') return growing(0, 3 * MILE, 2, metres).map(([, ring]) => ({ from: begin, to: end, metres: ring }))
  const spans: [number, number][] =
    metres !== null && sort === 'soonest' ? growing(begin, LONGEST_SHIFT + 6 * HOUR, 3, end)
    : sort === 'best' ? [[begin, asOf + 2 * DAY], [asOf + 2 * DAY, asOf + 7 * DAY], [asOf + 7 * DAY, end]]
    : [[begin, end]]
  return spans.map(([from, to]) => ({ from, to, metres: metres ?? 0 }))
}

function growing(start: number, first: number, factor: number, end: number): [from: number, to: number][] {
  const spans: [number, number][] = []
  for (let from = start, width = first; from < end; from += width, width *= factor) spans.push([from, Math.min(end, from + width)])
  return spans
}
