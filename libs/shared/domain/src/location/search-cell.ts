import type { Position } from './geofence'

const ROWS_PER_DEGREE = 10
const COLUMNS = 2400
const EARTH_RADIUS_METRES = 6_371_008.8

/** Degrees around the United Kingdom, its islands and some sea; there is no work to search outside. */
export const UNITED_KINGDOM = { south: 49, north: 61, west: -9, east: 2.5 } as const

/** A circle of about 150 miles. A larger one holds most of the country's work, so its cells would exclude little. */
export const MAX_CELLS = 1500

/**
 * The cells of the search grid in the United Kingdom that cover a circle, in ascending order: 0.1° × 0.15°, as a whole
 * number below 4 322 400, which SQL counts as `floor((lat + 90) * 10)::int * 2400 + floor((lng + 180) * 20 / 3)::int %
 * 2400`; a few may only touch its bounding box. Null when there are more than `MAX_CELLS`. `radius` in metres.
 */
export function cellsAround({ latitude, longitude }: Position, radius: number): number[] | null {
  const { south, north, west, east } = UNITED_KINGDOM
  // One metre more, so that rounding does not lose a position on the edge.
  const reach = (radius + 1) / EARTH_RADIUS_METRES
  const up = (reach * 180) / Math.PI
  const across = sidewaysDegrees(latitude, reach)
  const rows = span(toRow(Math.max(south, latitude - up)), toRow(Math.min(north, latitude + up)))
  const columns = span(toColumn(Math.max(west, longitude - across)), toColumn(Math.min(east, longitude + across)))

  if (rows.count * columns.count > MAX_CELLS) return null
  return steps(rows).flatMap((row) => steps(columns).map((column) => row * COLUMNS + column))
}

/** How many degrees east and west a circle reaches; 180 when a pole is inside it. */
function sidewaysDegrees(latitude: number, reach: number): number {
  const ratio = Math.sin(reach) / Math.cos((latitude * Math.PI) / 180)
  return reach < Math.PI / 2 && ratio < 1 && ratio >= 0 ? (Math.asin(ratio) * 180) / Math.PI : 180
}

const toRow = (latitude: number) => Math.floor((latitude + 90) * ROWS_PER_DEGREE)
const toColumn = (longitude: number) => Math.floor(((longitude + 180) * 20) / 3)
const span = (from: number, to: number) => ({ from, count: Math.max(0, to - from + 1) })
const steps = ({ from, count }: { from: number; count: number }) =>
  Array.from({ length: count }, (_unused, step) => from + step)
