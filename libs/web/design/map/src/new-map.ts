import { theme } from '@s4/theme'
import { control, map, tileLayer, type Map as Ground } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './leaflet-look.css'
import type { MapPoint } from './map-point'

/**
 * A map that fills `box`, of the tiles at `tileUrl`, else of our own outline of the country. Where its data is from
 * stands in a line below it, over nothing that is drawn.
 */
export function newMap(box: HTMLElement, tileUrl: string | undefined, point: MapPoint, zoom: number): Ground {
  const ground = document.createElement('div')
  Object.assign(box.style, { display: 'flex', flexDirection: 'column', height: '100%' })
  Object.assign(ground.style, { flex: '1', minHeight: '0', background: theme.color.surfaceMuted })
  box.append(ground)
  const made = map(ground, { attributionControl: false }).setView(point, zoom)
  const source = control.attribution({ prefix: false }).addTo(made).getContainer()
  if (source) box.append(source)
  made.on('unload', () => {
    ground.remove()
    source?.remove()
  })
  control.scale({ imperial: false, position: 'topright' }).addTo(made)
  if (tileUrl) tileLayer(tileUrl, { maxZoom: 19, attribution: '© OpenStreetMap contributors' }).addTo(made)
  else void addOutline(made)
  return made
}

async function addOutline(ground: Ground) {
  // Without a network the marks stand on a plain ground.
  const background = await import('./background/britain').catch(() => null)
  const drawing = background?.drawBritain(ground)
  // What was touched meanwhile comes first; the screen may be left before all is drawn.
  do await new Promise((resolve) => setTimeout(resolve))
  while (ground.getContainer().isConnected && drawing?.next().done === false)
}
