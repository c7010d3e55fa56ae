import type { Position } from './geofence'

const ROWS_PER_DEGREE = 10
/** In degrees. */
const CELL = { height: 0.1, width: 0.15 }
const COLUMNS = 2400
const EARTH_RADIUS_METRES = 6_371_008.8

/** Degrees around the United Kingdom, its islands and some sea; there is no work to search outside. */
export const UNITED_KINGDOM = { south: 49, north: 61, west: -9, east: 2.5 } as const

/** A circle of about 150 miles. A larger one holds most of the country's work, so its cells would exclude little. */
export const MAX_CELLS = 1500

/**
 * The cells of the search grid in the United Kingdom that cover a circle, in ascending order: 0.1° × 0.15°, as a whole
 * number below 4 322 400, which SQL counts as `floor((lat + 90) * 10)::int * 2400 + floor((lng + 180) * 20 / 3)::int %
 * 2400`. Null when there are more than `MAX_CELLS` in its bounding box. `radius` in metres.
 */
export function cellsAround({ latitude, longitude }: Position, radius: number): number[] | null {
  const { south, north, west, east } = boundsAround({ latitude, longitude }, radius)
  const rows = span(toRow(Math.max(UNITED_KINGDOM.south, south)), toRow(Math.min(UNITED_KINGDOM.north, north)))
  const columns = span(toColumn(Math.max(UNITED_KINGDOM.west, west)), toColumn(Math.min(UNITED_KINGDOM.east, east)))

  if (rows.count * columns.count > MAX_CELLS) return null
  const gaps = steps(columns).map((column) => ({
    column,
    gap: gapOf(column * CELL.width - 180, CELL.width, longitude),
  }))
  return steps(rows).flatMap((row) => {
    const most = mostGapInRow({ latitude, longitude }, radius, row * CELL.height - 90)
    return gaps.filter(({ gap }) => gap <= most).map(({ column }) => row * COLUMNS + column)
  })
}

/** The degrees between which a circle lies. `radius` in metres. */
export function boundsAround({ latitude, longitude }: Position, radius: number) {
  const reach = angleOf(radius)
  const up = (reach * 180) / Math.PI
  const across = sidewaysDegrees(latitude, reach)
  return { south: latitude - up, north: latitude + up, west: longitude - across, east: longitude + across }
}

// One metre more, so that rounding does not lose a position on the edge.
const angleOf = (radius: number) => (radius + 1) / EARTH_RADIUS_METRES

/** How far away, at least, a span of degrees is from a degree, as the square of half its sine. */
const gapOf = (from: number, width: number, degree: number) =>
  halfSine(Math.max(0, from - degree, degree - from - width)) ** 2

/**
 * The most such a gap of longitude can be in a row of cells for a position of the circle: the row's own gap and its
 * cosine are taken at their least.
 */
function mostGapInRow({ latitude }: Position, radius: number, south: number): number {
  const cosine = Math.min(cos(south), cos(south + CELL.height))
  const reach = Math.sin(angleOf(radius) / 2) ** 2
  return (reach - gapOf(south, CELL.height, latitude)) / (cos(latitude) * cosine)
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const cos = (degrees: number) => Math.cos(radians(degrees))
const halfSine = (degrees: number) => Math.sin(radians(degrees) / 2)

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
