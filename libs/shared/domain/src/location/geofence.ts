export interface Position {
  /** Degrees. */
  latitude: number
  longitude: number
}

const EARTH_RADIUS_METRES = 6_371_008.8
const METRES_PER_MILE = 1609.344

/** Whether a position is finite, in range, and not the 0,0 that phones report without a fix. */
export const isPosition = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && !(latitude === 0 && longitude === 0)

/** Metres over the ground between two positions (haversine; within 0.5% of the true shape of the Earth). */
export function metresBetween(a: Position, b: Position): number {
  const [fromLatitude, toLatitude] = [radians(a.latitude), radians(b.latitude)]
  const half =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** Between two exact points: `under 0.1 miles`, `0.8 miles`, `12 miles`. From a home it is `aboutDistance`. */
export function distanceText(metres: number): string {
  const miles = metres / METRES_PER_MILE
  if (miles < 0.1) return 'under 0.1 miles'
  const shown = miles < 9.95 ? miles.toFixed(1) : String(Math.round(miles))
  return shown === '1.0' ? '1 mile' : `${shown.replace(/\.0$/, '')} miles`
}

/** `0.9 miles from the middle of the site`. */
export const awayText = (site: { lat: number; lng: number }, at: { lat: number; lng: number }) =>
  `${distanceText(
    metresBetween({ latitude: site.lat, longitude: site.lng }, { latitude: at.lat, longitude: at.lng }),
  )} from the middle of the site`

/** `, accurate to 12 m`; nothing when the phone gave no measure. */
export const accuracyText = (metres: number) => (Math.round(metres) > 0 ? `, accurate to ${Math.round(metres)} m` : '')

/** A straight line from a home or a town, of which often only the middle is known: `about 2 miles`. */
export const aboutDistance = (metres: number): string => `about ${wholeMiles(metres)}`

/** `2 miles`, and `1 mile` for all that is less. */
export function wholeMiles(metres: number): string {
  const miles = Math.max(1, Math.round(metres / METRES_PER_MILE))
  return miles === 1 ? '1 mile' : `${miles} miles`
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** How long after a shift the worker's positions are kept. */
export const TRAIL_KEPT_DAYS = 30

const answerTexts: Record<'inside' | 'outside' | 'uncertain', string> = {
  inside: 'inside the site',
  outside: 'outside the site',
  uncertain: 'near the edge of the site',
}

/** `inside the site, accurate to 12 m`; `accuracy` in metres. */
export const placeText = ({
  inside,
  accuracy,
}: {
  inside: 'inside' | 'outside' | 'uncertain'
  accuracy: number
}): string => `${answerTexts[inside]}${accuracyText(accuracy)}`
