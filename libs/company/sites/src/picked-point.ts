import { companyLinks } from '@s4/links'
import type { Point } from '@s4/contract'

interface PickedPoint {
  point: Point
  geofenceMetres: number
}

/** The URL of the new-site form with a point chosen on the map. */
export function newSiteAt({ point: { lat, lng }, geofenceMetres }: PickedPoint): string {
  const search = new URLSearchParams({ lat: String(lat), lng: String(lng), radius: String(geofenceMetres) })
  return `${companyLinks.newSite}?${search.toString()}`
}

/** Empty when the URL contains no point. */
export function parsePicked(params: URLSearchParams): Partial<PickedPoint> {
  const [lat, lng, radius] = ['lat', 'lng', 'radius'].map((name) => Number.parseFloat(params.get(name) ?? ''))
  if (lat === undefined || lng === undefined || !Number.isFinite(lat) || !Number.isFinite(lng)) return {}
  return { point: { lat, lng }, ...(radius && { geofenceMetres: radius }) }
}
