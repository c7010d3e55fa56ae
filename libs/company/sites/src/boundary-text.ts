import type { Point } from '@s4/contract'

const LINE = /^(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/

/** One corner a line, `51.507900, -0.059400`. */
export const boundaryText = (corners: readonly Point[] | null | undefined): string =>
  (corners ?? []).map(({ lat, lng }) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`).join('\n')

/** The corner of each written line; null for a line that is none. Empty lines are skipped. */
export const cornersIn = (typed: string): (Point | null)[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(cornerIn)

export const known = (corners: readonly (Point | null)[]): Point[] => corners.filter((corner) => corner !== null)

function cornerIn(line: string): Point | null {
  const [, lat, lng] = LINE.exec(line) ?? []
  const corner = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(corner.lat) <= 90 && Math.abs(corner.lng) <= 180 ? corner : null
}
