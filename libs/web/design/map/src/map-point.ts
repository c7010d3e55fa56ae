export interface MapPoint {
  lat: number
  lng: number
}

export const directions = ['North', 'South', 'West', 'East'] as const

const STEP_METRES = 25
const METRES_PER_DEGREE = 111_320
const signs = { North: [1, 0], South: [-1, 0], West: [0, -1], East: [0, 1] } as const

/** The point 25 m away in a direction. */
export function movePoint({ lat, lng }: MapPoint, direction: (typeof directions)[number]): MapPoint {
  const [north, east] = signs[direction]
  const degrees = STEP_METRES / METRES_PER_DEGREE
  return { lat: rounded(lat + north * degrees), lng: rounded(lng + (east * degrees) / Math.cos((lat * Math.PI) / 180)) }
}

/** Six decimals, about a tenth of a metre. */
export const roundedPoint = ({ lat, lng }: MapPoint): MapPoint => ({ lat: rounded(lat), lng: rounded(lng) })

const rounded = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000
