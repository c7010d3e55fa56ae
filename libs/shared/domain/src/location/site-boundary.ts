import { area } from '@turf/area'
import { lineString, point, polygon } from '@turf/helpers'
import { kinks } from '@turf/kinks'
import { pointToPolygonDistance } from '@turf/point-to-polygon-distance'
import { distanceText, isPosition, metresBetween, type Position } from './geofence'

interface Fix {
  position: Position
  /** Radius in metres the device is confident of. */
  accuracy: number
}

/** Where a site ends: at its corners if it has some, else at a circle around its pin. */
export interface SiteBoundary {
  centre: Position
  /** Metres. */
  radius: number
  /** 3 or more, the last one joined to the first; null for the circle. */
  corners: readonly Position[] | null
}

export type OnSiteAnswer = 'inside' | 'outside' | 'uncertain'

const SMALLEST_SQUARE_METRES = 100
const LARGEST_SQUARE_METRES = 25_000_000
const FARTHEST_FROM_PIN_METRES = 500

/**
 * On or off the site only when the whole circle of accuracy is; an unusable position or accuracy is uncertain. A point
 * on the edge is on the site.
 */
export function onSite({ position, accuracy }: Fix, site: SiteBoundary): OnSiteAnswer {
  if (!isPosition(position) || !(accuracy >= 0)) return 'uncertain'

  const beyond = metresBeyond(position, site)
  if (beyond + accuracy <= 0) return 'inside'
  return beyond - accuracy > 0 ? 'outside' : 'uncertain'
}

/** The corners without a last one that repeats the first, as other programs write a closed line. */
export function openCorners<P extends { lat: number; lng: number }>(corners: readonly P[]): P[] {
  const [first, last] = [corners[0], corners.at(-1)]
  const repeats = corners.length > 1 && first?.lat === last?.lat && first?.lng === last?.lng
  return repeats ? corners.slice(0, -1) : [...corners]
}

/** What is wrong with the corners of a site, and the remedy; null when they can stand. */
export function boundaryFault(corners: readonly Position[], pin: Position): string | null {
  if (corners.length < 3) return 'Give at least 3 corners, or none for the circle.'
  if (!corners.every(isPosition)) return 'Put every corner on the map.'
  const repeated = corners.findIndex((corner, index) => corners.findIndex((other) => isSame(other, corner)) < index)
  if (repeated >= 0) return `Corner ${repeated + 1} is there already: remove it.`
  if (kinks(lineString(ringOf(corners))).features.length > 0)
    return 'Two edges cross: move a corner, or put the corners in order around the site.'

  const shape = polygon([ringOf(corners)])
  const squareMetres = area(shape)
  if (squareMetres < SMALLEST_SQUARE_METRES) return 'Make it larger: at least 100 m² inside.'
  if (squareMetres > LARGEST_SQUARE_METRES) return 'Make it smaller: at most 25 km² inside.'
  const away = metresBeyond(pin, { centre: pin, radius: 0, corners })
  if (away > FARTHEST_FROM_PIN_METRES)
    return `It is ${distanceText(away)} from the pin: draw it around the pin, or move the pin.`
  return null
}

/** Metres from the edge: below 0 on the site, above 0 off it. */
function metresBeyond(position: Position, { centre, radius, corners }: SiteBoundary): number {
  if (!corners) return metresBetween(position, centre) - radius
  return pointToPolygonDistance(point([position.longitude, position.latitude]), polygon([ringOf(corners)]), {
    units: 'meters',
  })
}

const isSame = (a: Position, b: Position) => a.latitude === b.latitude && a.longitude === b.longitude

const ringOf = (corners: readonly Position[]) =>
  [...corners, ...corners.slice(0, 1)].map(({ latitude, longitude }) => [longitude, latitude])
