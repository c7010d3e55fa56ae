import type { MapPoint } from './map-point'

export interface OverviewMark {
  id: string
  point: MapPoint
  /** Stands beside the mark while there are few. */
  name?: string
  label: string
  tone: 'site' | 'person' | 'danger' | 'job'
}

export interface Cluster {
  /** The same from one drawing to the next while the map is not zoomed. */
  key: string
  /** The middle of its marks. */
  point: MapPoint
  marks: OverviewMark[]
}

interface Projection {
  /** World pixels of a point at the present zoom. */
  project: (point: MapPoint) => { x: number; y: number }
  zoom: number
}

const CELL_PIXELS = 64
/** Nearer than this two clusters would cover each other, so that a thumb could not choose between them. */
const APART_PIXELS = 40

/** Marks that would overlap are drawn as one, with their number. */
export function clustersOf(marks: readonly OverviewMark[], { project, zoom }: Projection): Cluster[] {
  const cells = new Map<string, OverviewMark[]>()
  for (const mark of marks) {
    const { x, y } = project(mark.point)
    const key = `${zoom}/${Math.floor(x / CELL_PIXELS)}/${Math.floor(y / CELL_PIXELS)}`
    const cell = cells.get(key)
    if (cell) cell.push(mark)
    else cells.set(key, [mark])
  }
  return joinNear(
    [...cells].map(([key, there]) => ({ key, point: middle(there), marks: there })),
    project,
  )
}

/** Joins clusters across the edges of their cells, until all are apart. */
function joinNear(clusters: readonly Cluster[], project: Projection['project']): Cluster[] {
  const apart: { cluster: Cluster; x: number; y: number }[] = []
  for (const cluster of clusters) {
    const { x, y } = project(cluster.point)
    const near = apart.find((other) => Math.hypot(other.x - x, other.y - y) < APART_PIXELS)
    if (!near) {
      apart.push({ cluster, x, y })
      continue
    }
    const marks = [...near.cluster.marks, ...cluster.marks]
    const point = middle(marks)
    Object.assign(near, { cluster: { key: near.cluster.key, point, marks }, ...project(point) })
  }
  const joined = apart.map(({ cluster }) => cluster)
  return joined.length === clusters.length ? joined : joinNear(joined, project)
}

/** The number on a cluster: of its people where there are any, else of its places and jobs. */
export const countOf = ({ marks }: Cluster): number =>
  marks.filter(({ tone }) => tone === 'person' || tone === 'danger').length || marks.length

const middle = (marks: readonly OverviewMark[]): MapPoint => ({
  lat: marks.reduce((sum, { point }) => sum + point.lat, 0) / marks.length,
  lng: marks.reduce((sum, { point }) => sum + point.lng, 0) / marks.length,
})
