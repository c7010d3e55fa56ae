import type { Location, Point } from '@s4/contract'
import gazetteer from './gazetteer.json'
import type { Geocoder } from './geocoder'

interface Town extends Point {
  name: string
  nation: string
  folded: string
}

// Built by tools/gazetteer from GeoNames (CC BY 4.0), largest place first.
const towns: Town[] = toRows(gazetteer.places).map(([name, nation, lat, lng]) => ({
  name,
  nation,
  lat,
  lng,
  folded: fold(name),
}))
const areas = new Map(toRows(gazetteer.areas).map(([code, town, lat, lng]) => [code, { town, lat, lng }]))

const OUTWARD_CODE = /^([A-Z]{1,2})(\d[A-Z\d]?)(?:\d[A-Z]{2})?$/
const MAX_LOCATIONS = 8

/** Searches names and postcodes offline: returns the centre of a town or of a postcode area, always approximate. */
export const offlineGazetteer: Geocoder = {
  search: (text, limit = MAX_LOCATIONS) => Promise.resolve([...byPostcode(text), ...byName(text)].slice(0, limit)),
}

function byPostcode(text: string): Location[] {
  const typed = text.toUpperCase().replace(/[\s-]/g, '')
  const code = OUTWARD_CODE.exec(typed)?.[1] ?? (areas.has(typed) ? typed : '')
  const area = areas.get(code)
  if (!area) return []
  const shown = typed.length > 4 ? `${typed.slice(0, -3)} ${typed.slice(-3)}` : typed
  return [{ label: `${shown} (${area.town})`, point: { lat: area.lat, lng: area.lng }, approximate: true }]
}

function byName(text: string): Location[] {
  // In an address the town comes last: `50 Porters Walk, London`.
  const wanted = [text, ...text.split(',').toReversed()].map(fold).filter((part) => part.length >= 2)
  const exact = wanted.flatMap((part) => towns.filter(({ folded }) => folded === part))
  const starting = towns.filter(({ folded }) => folded.startsWith(wanted[0] ?? '-') && folded !== wanted[0])
  return [...new Set([...exact, ...starting])].map(({ name, nation, lat, lng }) => ({
    label: `${name}, ${nation}`,
    point: { lat, lng },
    approximate: true,
  }))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

type Row = [string, string, number, number]

function toRows(rows: (string | number)[][]): Row[] {
  // The build script wrote them in this order; JSON has no tuples.
  return rows as Row[]
}
