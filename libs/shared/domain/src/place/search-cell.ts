import type { Position } from './geofence'

const ROWS_PER_DEGREE = 10
const COLUMNS = 2400
const ROWS = 1801
const EARTH_RADIUS_METRES = 6_371_008.8

/**
 * The search-grid cell of a position, 0.1° × 0.15°, as a whole number below 4 322 400.
 * In SQL: `floor((lat + 90) * 10)::int * 2400 + floor((lng + 180) * 20 / 3)::int % 2400`.
 */
export const searchCell = ({ latitude, longitude }: Position): number => rowOf(latitude) * COLUMNS + wrapped(columnOf(longitude))

/** The cells that cover a circle, in ascending order; a few may only touch its bounding box. `radius` in metres. */
export function cellsAround({ latitude, longitude }: Position, radius: number): number[] {
  // A metre more, so that rounding never loses a position on the very edge.
  const reach = (radius + 1) / EARTH_RADIUS_METRES
  const degrees = (reach * 180) / Math.PI
  const rows = range(rowOf(Math.max(-90, latitude - degrees)), Math.min(ROWS - 1, rowOf(Math.min(90, latitude + degrees))))
  const sideways = sidewaysDegrees(latitude, reach)
  const [west, east] = [columnOf(longitude - sideways), columnOf(longitude + sideways)]
  const columns = east - west >= COLUMNS - 1 ? range(0, COLUMNS - 1) : range(west, east).map(wrapped)

  return rows.flatMap((row) => columns.map((column) => row * COLUMNS + column)).toSorted((a, b) => a - b)
}

/** How far east and west a circle reaches; all the way round when a pole is inside it. */
function sidewaysDegrees(latitude: number, reach: number): number {
  const ratio = Math.sin(reach) / Math.cos((latitude * Math.PI) / 180)
  return reach < Math.PI / 2 && ratio < 1 && ratio >= 0 ? (Math.asin(ratio) * 180) / Math.PI : 180
}

const rowOf = (latitude: number) => Math.floor((latitude + 90) * ROWS_PER_DEGREE)
const columnOf = (longitude: number) => Math.floor(((longitude + 180) * 20) / 3)
const wrapped = (column: number) => ((column % COLUMNS) + COLUMNS) % COLUMNS
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_unused, step) => from + step)
