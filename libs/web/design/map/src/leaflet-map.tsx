import { theme } from '@s4/theme'
import { circle, divIcon, layerGroup, marker, type Map as Ground } from 'leaflet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { newMap } from './new-map'
import { drawnArea } from './map-area'
import { roundedPoint, type MapPoint } from './map-point'
import { markColors, type PersonTone } from './mark-colors'
import { bindName, SHOWN_NAMES } from './mark-name'

export interface MapMark {
  point: MapPoint
  label: string
  tone?: PersonTone | undefined
}

export interface LeafletMapProps {
  /** Null before a point is chosen; the map then shows the whole country. */
  point: MapPoint | null
  /** The name of the place. With it the point is a square, as places are on maps of many. */
  name?: string | undefined
  /** Metres. */
  radius?: number | undefined
  /** Corners drawn in place of the circle. */
  corners?: readonly MapPoint[] | undefined
  marks?: readonly MapMark[] | undefined
  /** `https://tiles.example/{z}/{x}/{y}.png`; empty for a map without tiles. */
  tileUrl?: string | undefined
  /** Without it the pin cannot be moved. */
  onPick?: ((point: MapPoint) => void) | undefined
  /** With it a press on the map adds a corner, and corners can be dragged. */
  onCorners?: ((corners: MapPoint[]) => void) | undefined
}

const BRITAIN = { lat: 54.4, lng: -3.2 }
export function LeafletMap(props: LeafletMapProps) {
  const { point, name, radius, corners = [], marks = [], tileUrl, onPick, onCorners } = props
  const box = useRef<HTMLDivElement>(null)
  const ground = useRef<Ground>(null)
  const pick = useEffectEvent((at: MapPoint) => onPick?.(roundedPoint(at)))
  const press = useEffectEvent((at: MapPoint) =>
    onCorners ? onCorners([...corners, roundedPoint(at)]) : onPick?.(roundedPoint(at)),
  )
  const move = useEffectEvent((index: number, at: MapPoint) => onCorners?.(corners.with(index, roundedPoint(at))))

  useEffect(() => {
    if (!box.current) return undefined
    const made = newMap(box.current, tileUrl, BRITAIN, 5)
    made.on('click', ({ latlng }) => press(latlng))
    ground.current = made
    return () => {
      ground.current = null
      made.remove()
    }
  }, [tileUrl])

  const drawn = JSON.stringify({
    point,
    name,
    radius,
    corners,
    marks,
    pickable: Boolean(onPick),
    drawable: Boolean(onCorners),
  })
  useEffect(() => {
    if (!ground.current) return undefined
    const layer = draw(JSON.parse(drawn) as Drawing, { pick, move }).addTo(ground.current)
    return () => void layer.remove()
  }, [drawn, tileUrl])

  // A mark that moves does not move the map.
  const marksNow = useEffectEvent(() => marks)
  // While corners are drawn the map stays where it is.
  const view = JSON.stringify({ point, radius, ...(!onCorners && { corners }) })
  useEffect(() => {
    if (!box.current) return undefined
    // A map inside a closed disclosure has no size until it is opened.
    const fitToBox = () => ground.current && fit(ground.current, JSON.parse(view) as View, marksNow())
    const observer = new ResizeObserver(fitToBox)
    // It also says how large the box is now, in a step of its own.
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [view, tileUrl])

  return <div ref={box} />
}

type View = Pick<LeafletMapProps, 'point' | 'radius' | 'corners'>

function fit(ground: Ground, { point, radius, corners = [] }: View, marks: readonly MapMark[]) {
  ground.invalidateSize({ animate: false })
  if (!point) return
  const reach = circle(point, { radius: corners.length > 0 ? 50 : Math.max(radius ?? 0, 150) }).addTo(ground)
  const shown = [...corners, ...marks.map((mark) => mark.point)]
  const bounds = shown.reduce((grown, at) => grown.extend(at), reach.getBounds())
  ground.fitBounds(bounds.pad(0.3), { animate: false })
  reach.remove()
}

interface Drawing extends Pick<LeafletMapProps, 'point' | 'name' | 'radius' | 'marks'> {
  corners: readonly MapPoint[]
  pickable: boolean
  drawable: boolean
}

interface Drawn {
  pick: (at: MapPoint) => void
  move: (index: number, at: MapPoint) => void
}

function draw({ point, name, radius, corners, marks, pickable, drawable }: Drawing, { pick, move }: Drawn) {
  const layer = layerGroup()
  if (point && (radius || corners.length > 0)) drawnArea({ point, radius: radius ?? 0, corners }).addTo(layer)
  if (point) {
    const pin = marker(point, {
      icon: name ? signIcon(theme.color.brand, 'square') : icon(theme.color.action),
      draggable: pickable,
      keyboard: false,
      title: name ?? 'Pin',
    }).addTo(layer)
    if (name) bindName(pin, name, { permanent: true, direction: 'bottom', offset: [0, SIGN / 2] })
    pin.on('dragend', () => pick(pin.getLatLng()))
  }
  for (const [index, corner] of drawable ? corners.entries() : []) {
    const handle = marker(corner, {
      icon: cornerIcon(index + 1),
      draggable: true,
      keyboard: false,
      title: `Corner ${index + 1}`,
    }).addTo(layer)
    handle.on('dragend', () => move(index, handle.getLatLng()))
  }
  for (const [index, { point: at, label, tone = 'person' }] of (marks ?? []).entries()) {
    // People stand above the pin of the site, whose place they often share. A press on one does nothing.
    const dot = signIcon(markColors[tone], 'dot')
    const person = marker(at, { icon: dot, title: label, keyboard: false, zIndexOffset: 1000 }).addTo(layer)
    // Names of two people at one place do not cover each other.
    const side = index % 2 === 0 ? ('right' as const) : ('left' as const)
    bindName(person, label, {
      permanent: (marks ?? []).length <= SHOWN_NAMES,
      direction: side,
      offset: [side === 'right' ? SIGN / 2 : -SIGN / 2, 0],
    })
  }
  return layer
}

const SIGN = 18

/** The signs of the map of many places: squares for places, dots for people. */
export function signIcon(colour: string, shape: 'square' | 'dot') {
  const body = document.createElement('span')
  Object.assign(body.style, {
    display: 'block',
    boxSizing: 'border-box',
    width: `${SIGN}px`,
    height: `${SIGN}px`,
    border: '2px solid white',
    borderRadius: shape === 'dot' ? theme.radius.round : '4px',
    background: colour,
  })
  return divIcon({ html: body, className: '', iconSize: [SIGN, SIGN], iconAnchor: [SIGN / 2, SIGN / 2] })
}

function cornerIcon(number: number) {
  const body = document.createElement('span')
  body.textContent = String(number)
  Object.assign(body.style, {
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: theme.radius.round,
    color: theme.color.action,
    background: theme.color.surface,
    border: '2px solid currentColor',
    font: 'bold 12px/1 sans-serif',
  })
  return divIcon({ html: body, className: '', iconSize: [24, 24], iconAnchor: [12, 12] })
}

export function icon(colour: string) {
  const body = document.createElement('span')
  body.style.color = colour
  body.append(pinShape())
  // An empty class removes Leaflet's default white box.
  return divIcon({ html: body, className: '', iconSize: [30, 40], iconAnchor: [15, 40] })
}

const PIN = 'M12 0a12 12 0 0 0-12 12c0 8 12 20 12 20s12-12 12-20A12 12 0 0 0 12 0Z'

/** Made part by part, because the pages' content policy lets nothing write HTML. */
function pinShape() {
  const shape = svgPart('svg', { viewBox: '0 0 24 32', width: '30', height: '40' })
  shape.append(
    svgPart('path', { d: PIN, fill: 'currentColor' }),
    svgPart('circle', { cx: '12', cy: '12', r: '5', fill: 'white' }),
  )
  return shape
}

function svgPart(name: string, attributes: Record<string, string>) {
  const part = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value)
  return part
}
