import { theme } from '@s4/theme'
import { circle, divIcon, layerGroup, map, marker, polyline, tileLayer, type Map as Ground } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { rounded, type MapPoint } from './map-point'

export interface MapMark {
  point: MapPoint
  label: string
  tone?: 'action' | 'danger' | undefined
}

export interface LeafletMapProps {
  /** Null before a point is chosen; the map then shows the whole country. */
  point: MapPoint | null
  /** Metres. */
  radius?: number | undefined
  trail?: readonly MapPoint[] | undefined
  marks?: readonly MapMark[] | undefined
  /** `https://tiles.example/{z}/{x}/{y}.png`; empty for a map without tiles. */
  tileUrl?: string | undefined
  /** Without it the pin cannot be moved. */
  onPick?: ((point: MapPoint) => void) | undefined
}

const BRITAIN = { lat: 54.4, lng: -3.2 }
const PIN =
  '<svg viewBox="0 0 24 32" width="30" height="40"><path d="M12 0a12 12 0 0 0-12 12c0 8 12 20 12 ' +
  '20s12-12 12-20A12 12 0 0 0 12 0Z" fill="currentColor"/><circle cx="12" cy="12" r="5" ' +
  'fill="white"/></svg>'

export function LeafletMap({ point, radius, trail = [], marks = [], tileUrl, onPick }: LeafletMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const ground = useRef<Ground>(null)
  const pick = useEffectEvent((lat: number, lng: number) => onPick?.({ lat: rounded(lat), lng: rounded(lng) }))

  useEffect(() => {
    if (!box.current) return undefined
    Object.assign(box.current.style, { height: '100%', background: theme.color.surfaceMuted })
    const made = map(box.current, { attributionControl: Boolean(tileUrl), zoomControl: true }).setView(BRITAIN, 5)
    if (tileUrl) tileLayer(tileUrl, { maxZoom: 19, attribution: '© OpenStreetMap contributors' }).addTo(made)
    made.on('click', ({ latlng }) => pick(latlng.lat, latlng.lng))
    ground.current = made
    return () => {
      ground.current = null
      made.remove()
    }
  }, [tileUrl])

  const drawn = JSON.stringify({ point, radius, trail, marks, pickable: Boolean(onPick) })
  useEffect(() => {
    if (!ground.current) return undefined
    const layer = draw(JSON.parse(drawn) as Drawing, pick).addTo(ground.current)
    return () => void layer.remove()
  }, [drawn, tileUrl])

  const view = JSON.stringify({ point, radius })
  useEffect(() => {
    if (!box.current) return undefined
    // A map inside a closed disclosure has no size until it is opened.
    const observer = new ResizeObserver(() => ground.current && fit(ground.current, JSON.parse(view) as View))
    observer.observe(box.current)
    if (ground.current) fit(ground.current, JSON.parse(view) as View)
    return () => observer.disconnect()
  }, [view, tileUrl])

  return <div ref={box} />
}

type View = Pick<LeafletMapProps, 'point' | 'radius'>

function fit(ground: Ground, { point, radius }: View) {
  ground.invalidateSize({ animate: false })
  if (!point) return
  const reach = circle(point, { radius: Math.max(radius ?? 0, 150) }).addTo(ground)
  ground.fitBounds(reach.getBounds().pad(0.3), { animate: false })
  reach.remove()
}

interface Drawing
  extends Required<Pick<LeafletMapProps, 'trail' | 'marks'>>, Pick<LeafletMapProps, 'point' | 'radius'> {
  pickable: boolean
}

function draw({ point, radius, trail, marks, pickable }: Drawing, onPick: (lat: number, lng: number) => void) {
  const layer = layerGroup()
  if (trail && trail.length > 1) polyline([...trail], { color: theme.color.infoMark, weight: 4 }).addTo(layer)
  if (point && radius)
    circle(point, { radius, color: theme.color.action, weight: 2, fillOpacity: 0.12, interactive: false }).addTo(layer)
  if (point) {
    const pin = marker(point, {
      icon: icon(theme.color.action),
      draggable: pickable,
      keyboard: false,
      title: 'Pin',
    }).addTo(layer)
    pin.on('dragend', () => onPick(pin.getLatLng().lat, pin.getLatLng().lng))
  }
  for (const { point: at, label, tone = 'action' } of marks ?? []) {
    marker(at, { icon: icon(theme.color[tone]), title: label })
      .bindTooltip(asText(label))
      .addTo(layer)
  }
  return layer
}

/** Leaflet treats a string as HTML, and a label contains user text. */
function asText(label: string) {
  const words = document.createElement('span')
  words.textContent = label
  return words
}

function icon(colour: string) {
  const body = document.createElement('span')
  body.style.color = colour
  body.innerHTML = PIN
  // An empty class removes Leaflet's default white box.
  return divIcon({ html: body, className: '', iconSize: [30, 40], iconAnchor: [15, 40] })
}
