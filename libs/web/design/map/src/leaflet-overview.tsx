import { theme } from '@s4/theme'
import { divIcon, latLngBounds, layerGroup, marker, type Map as Ground, type Marker } from 'leaflet'
import { useEffect, useRef, type RefObject } from 'react'
import { markColors } from './mark-colors'
import { bindName, SHOWN_NAMES } from './mark-name'
import { newMap } from './new-map'
import { clustersOf, countOf, type Cluster, type OverviewMark } from './clusters'
import { boundsOfArea, drawnArea, type MapArea } from './map-area'

export interface LeafletOverviewProps {
  marks: readonly OverviewMark[]
  /** Drawn under the marks. */
  areas?: readonly MapArea[] | undefined
  tileUrl?: string | undefined
  /** A press on a mark, or on several that no zoom parts. */
  onOpen?: ((ids: readonly string[]) => void) | undefined
}

const BRITAIN = { lat: 54.4, lng: -3.2 }
const NEAREST_ZOOM = 16
/** Pixels; a map narrower than three names has no room for one. */
const NAME_WIDTH = 110
/** On phones, with what is between them and the edge. */
const ZOOM_BUTTONS_WIDTH = 60
/** The side of the largest mark. */
const MARK = 32

interface Drawn {
  marker: Marker
  /** What it looks like, to draw it again only when that changes. */
  look: string
}

export function LeafletOverview({ marks, areas, tileUrl, onOpen }: LeafletOverviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const ground = useRef<Ground>(null)
  const drawn = useRef(new Map<string, Drawn>())
  const shown = useRef(marks)
  const around = useRef(areas)
  const fitted = useRef(false)
  const open = useRef(onOpen)
  useEffect(() => {
    open.current = onOpen
  }, [onOpen])

  useEffect(() => {
    if (!box.current) return undefined
    const made = newMap(box.current, tileUrl, BRITAIN, 5)
    const there = drawn.current
    made.on('moveend', () => draw({ ground: made, drawn: there, open }, shown.current))
    const observer = new ResizeObserver(() => {
      made.invalidateSize({ animate: false })
      fitOnce({ ground: made, fitted }, shown.current, around.current)
    })
    observer.observe(box.current)
    ground.current = made
    fitted.current = false
    return () => {
      observer.disconnect()
      there.clear()
      ground.current = null
      made.remove()
    }
  }, [tileUrl])

  useEffect(() => {
    if (!ground.current || !areas) return undefined
    const layer = layerGroup(areas.map(drawnArea)).addTo(ground.current)
    return () => void layer.remove()
  }, [areas, tileUrl])

  useEffect(() => {
    around.current = areas
  }, [areas])

  useEffect(() => {
    shown.current = marks
    if (!ground.current) return
    fitOnce({ ground: ground.current, fitted }, marks, around.current)
    draw({ ground: ground.current, drawn: drawn.current, open }, marks)
  }, [marks, tileUrl])

  return <div ref={box} />
}

interface Fitting {
  ground: Ground
  fitted: RefObject<boolean>
}

/** Only once: afterwards the map stays where somebody moved it. A box without a size yet would show the whole world. */
function fitOnce({ ground, fitted }: Fitting, marks: readonly OverviewMark[], areas: readonly MapArea[] = []): void {
  const { x, y } = ground.getSize()
  if (fitted.current || marks.length === 0 || x === 0 || y === 0) return
  fitted.current = true
  const bounds = latLngBounds(marks.map(({ point }) => point)).pad(0.1)
  for (const area of areas) bounds.extend(boundsOfArea(area))
  // Names stand to the right of their marks.
  const right = marks.some(({ name }) => name !== undefined) ? NAME_WIDTH : MARK
  ground.fitBounds(bounds, {
    animate: false,
    maxZoom: NEAREST_ZOOM,
    paddingTopLeft: [ZOOM_BUTTONS_WIDTH + MARK / 2, MARK / 2],
    paddingBottomRight: [right, MARK / 2],
  })
}

interface Canvas {
  ground: Ground
  drawn: Map<string, Drawn>
  open: RefObject<LeafletOverviewProps['onOpen']>
}

function draw(canvas: Canvas, marks: readonly OverviewMark[]): void {
  const { ground, drawn } = canvas
  const zoom = ground.getZoom()
  // What cannot be seen is not drawn.
  const seen = ground.getBounds().pad(0.5)
  const near = marks.filter(({ point }) => seen.contains(point))
  const clusters = clustersOf(near, { zoom, project: (point) => ground.project(point, zoom) })
  const kept = new Set(clusters.map(({ key }) => key))
  for (const [key, there] of drawn) {
    if (kept.has(key)) continue
    there.marker.remove()
    drawn.delete(key)
  }
  for (const cluster of clusters) place(canvas, cluster, clusters.length <= SHOWN_NAMES)
}

function place({ ground, drawn, open }: Canvas, cluster: Cluster, named: boolean): void {
  const name = named ? nameOf(cluster) : undefined
  const look = `${lookOf(cluster)} ${name ?? ''}`
  const there = drawn.get(cluster.key)
  if (there && there.look === look) return void there.marker.setLatLng(cluster.point)
  there?.marker.remove()
  const made = marker(cluster.point, { icon: icon(cluster), title: labelOf(cluster), alt: labelOf(cluster) })
    .on('click', () => {
      const bounds = latLngBounds(cluster.marks.map(({ point }) => point))
      const isOnePlace = bounds.getNorthEast().equals(bounds.getSouthWest()) || ground.getZoom() >= NEAREST_ZOOM
      if (open.current && isOnePlace) open.current(cluster.marks.map(({ id }) => id))
      else ground.fitBounds(bounds.pad(0.2), { maxZoom: NEAREST_ZOOM })
    })
    .addTo(ground)
  if (name) bindName(made, name, { permanent: true, offset: [sizeOf(cluster) / 2, 0] })
  drawn.set(cluster.key, { marker: made, look })
}

const lookOf = (cluster: Cluster) =>
  `${toneOf(cluster)} ${labelOf(cluster)} ${cluster.marks.map(({ id }) => id).join()}`

const toneOf = ({ marks }: Cluster) => {
  if (marks.some(({ tone }) => tone === 'danger')) return 'danger'
  if (marks.some(({ tone }) => tone === 'person')) return 'person'
  return marks.some(({ tone }) => tone === 'job') ? 'job' : 'site'
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function labelOf({ marks }: Cluster): string {
  const [first] = marks
  if (marks.length === 1 && first) return first.label
  const sites = marks.filter(({ tone }) => tone === 'site').length
  const jobs = marks.filter(({ tone }) => tone === 'job').length
  const people = marks.length - sites - jobs
  return [
    ...(jobs > 0 ? [counted(jobs, 'job', 'jobs')] : []),
    ...(sites > 0 ? [counted(sites, 'site', 'sites')] : []),
    ...(people > 0 ? [counted(people, 'person', 'people')] : []),
  ].join(', ')
}

/** Of a mark by itself, or of the only site among several. */
function nameOf({ marks }: Cluster): string | undefined {
  const [only, ...others] = marks.length === 1 ? marks : marks.filter(({ tone }) => tone === 'site')
  return others.length === 0 ? only?.name : undefined
}

const sizeOf = ({ marks }: Cluster) => (marks.length > 1 ? 32 : 18)

const isSquare = (cluster: Cluster) => ['site', 'job'].includes(toneOf(cluster))

const fills = {
  site: theme.color.brand,
  job: theme.color.brand,
  ...markColors,
}

function icon(cluster: Cluster) {
  const body = document.createElement('span')
  const size = sizeOf(cluster)
  Object.assign(body.style, {
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    width: `${size}px`,
    height: `${size}px`,
    border: '2px solid white',
    borderRadius: isSquare(cluster) ? '4px' : '50%',
    background: fills[toneOf(cluster)],
    color: isSquare(cluster) ? theme.color.onBrand : theme.color.surface,
    fontWeight: String(theme.weight.heavy),
    fontSize: theme.size.caption,
    fontVariantNumeric: 'tabular-nums',
  })
  if (cluster.marks.length > 1) body.textContent = String(countOf(cluster))
  // An empty class removes Leaflet's default white box.
  return divIcon({ html: body, className: '', iconSize: [size, size], iconAnchor: [size / 2, size / 2] })
}
