import { theme } from '@s4/theme'
import { circle, latLng, latLngBounds, polygon, type LatLngBounds, type Path } from 'leaflet'
import type { MapPoint } from './map-point'

/** A site's boundary: its corners, else a circle around its pin. */
export interface MapArea {
  point: MapPoint
  /** Metres. */
  radius: number
  corners?: readonly MapPoint[] | undefined
}

export function drawnArea({ point, radius, corners = [] }: MapArea): Path {
  const edge = { color: theme.color.action, weight: 2, fillOpacity: 0.12, interactive: false }
  return corners.length > 0 ? polygon([...corners], edge) : circle(point, { radius, ...edge })
}

export const boundsOfArea = ({ point, radius, corners = [] }: MapArea): LatLngBounds =>
  corners.length > 0 ? latLngBounds([...corners]) : latLng(point).toBounds(radius * 2)
