import { theme } from '@s4/theme'
import { control, map, tileLayer, type Map as Ground } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './leaflet-look.css'
import type { MapPoint } from './map-point'

/** A map that fills `box`, of the tiles at `tileUrl`, else of our own outline of the country. */
export function newMap(box: HTMLElement, tileUrl: string | undefined, point: MapPoint, zoom: number): Ground {
  Object.assign(box.style, { height: '100%', background: theme.color.surfaceMuted })
  const made = map(box, { attributionControl: false }).setView(point, zoom)
  control.attribution({ prefix: false }).addTo(made)
  // At the bottom the words of the attribution may need the whole width.
  control.scale({ imperial: false, position: 'topright' }).addTo(made)
  if (tileUrl) tileLayer(tileUrl, { maxZoom: 19, attribution: '© OpenStreetMap contributors' }).addTo(made)
  else void addOutline(made)
  return made
}

async function addOutline(ground: Ground) {
  // Without a network the marks stand on a plain ground.
  const background = await import('./background/britain').catch(() => null)
  // The screen may be left before the outline is here.
  if (ground.getContainer().isConnected) background?.drawBritain(ground)
}
