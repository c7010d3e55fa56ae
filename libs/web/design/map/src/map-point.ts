import { distanceText, metresBetween } from '@s4/domain/geofence'

export interface MapPoint {
  lat: number
  lng: number
}

export const directions = ['North', 'South', 'West', 'East'] as const

const METRES_PER_DEGREE = 111_320
const signs = { North: [1, 0], South: [-1, 0], West: [0, -1], East: [0, 1] } as const

/** The point some metres away in a direction. */
export function movePoint({ lat, lng }: MapPoint, direction: (typeof directions)[number], metres: number): MapPoint {
  const [north, east] = signs[direction]
  const degrees = metres / METRES_PER_DEGREE
  return { lat: rounded(lat + north * degrees), lng: rounded(lng + (east * degrees) / Math.cos((lat * Math.PI) / 180)) }
}

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
const MILES_FROM_METRES = 2000

/** `40 m north-east`, where `to` lies as seen from `from`; null for the same spot. */
export function awayText(from: MapPoint, to: MapPoint): string | null {
  const metres = Math.round(
    metresBetween({ latitude: from.lat, longitude: from.lng }, { latitude: to.lat, longitude: to.lng }),
  )
  if (metres === 0) return null
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  const eighths = Math.round(Math.atan2(east, to.lat - from.lat) / (Math.PI / 4))
  const far = metres < MILES_FROM_METRES ? `${metres} m` : distanceText(metres)
  return `${far} ${compass.at(eighths % compass.length)}`
}

/** Six decimals, about a tenth of a metre. */
export const roundedPoint = ({ lat, lng }: MapPoint): MapPoint => ({ lat: rounded(lat), lng: rounded(lng) })

const rounded = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000
