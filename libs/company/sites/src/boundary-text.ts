import { SiteFields, type Point } from '@s4/contract'
import { z } from 'zod'

const LINE = /^(-?\d{1,3}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/
const LIKE = 'a latitude and a longitude, like 51.50790, -0.05940'

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

/** The fields of a site as its form has them, with the boundary as text. */
const { capacity, vehicleSpaces } = SiteFields.shape
const typedNumber = (text: unknown) => (text === '' || text === null ? null : Number(text))

export const SiteFormFields = SiteFields.extend({
  capacity: z.preprocess(typedNumber, capacity),
  vehicleSpaces: z.preprocess(typedNumber, vehicleSpaces),
  boundary: z.string().transform((typed, { addIssue }): Point[] | null => {
    const corners = cornersIn(typed)
    const wrong = corners.indexOf(null)
    if (wrong >= 0) addIssue(`Corner ${wrong + 1}: write ${LIKE}.`)
    else if (corners.length > 0 && corners.length < 3) addIssue('Give at least 3 corners, or none for the circle.')
    else if (corners.length > 51) addIssue('Use at most 50 corners.')
    return corners.length === 0 ? null : known(corners)
  }),
})

export const known = (corners: readonly (Point | null)[]): Point[] => corners.filter((corner) => corner !== null)

function cornerIn(line: string): Point | null {
  const [, lat, lng] = LINE.exec(line) ?? []
  const corner = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(corner.lat) <= 90 && Math.abs(corner.lng) <= 180 ? corner : null
}
