import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const COUNTRIES = ['United Kingdom', 'Isle of Man', 'Ireland']

interface Atlas extends Topology {
  objects: { countries: GeometryCollection<{ name: string }> }
}

/** Degrees between two points of a coast at least: about 500 m. */
const APART = 0.005

/** Three decimals are 100 m, finer than the atlas itself. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

/** The coasts of the British Isles by Natural Earth (public domain), each as a ring of [latitude, longitude]. */
export function coasts(): [number, number][][] {
  const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas
  return feature(atlas, atlas.objects.countries)
    .features.filter(({ properties }) => COUNTRIES.includes(properties.name))
    .flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates
      if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat()
      return []
    })
    .map((ring) => thinned(ring.map(([lng = 0, lat = 0]) => [rounded(lat), rounded(lng)])))
}

function thinned(ring: [number, number][]): [number, number][] {
  return ring.reduce<[number, number][]>((kept, point) => {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= APART) kept.push(point)
    return kept
  }, [])
}
