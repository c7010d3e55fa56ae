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
  const found = [...new Set([...exact, ...starting])]
  const meant = found.length > 0 ? found : towns.filter(({ folded }) => wanted.some((part) => isOneSlip(part, folded)))
  return meant.map(({ name, nation, lat, lng }) => ({
    label: `${name}, ${nation}`,
    point: { lat, lng },
    approximate: true,
  }))
}

/** In shorter words a slip too often makes another name. */
const SLIP_FROM = 5

/** Whether one letter is wrong, missing or too many, or two are swapped. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed.length < SLIP_FROM || Math.abs(typed.length - meant.length) > 1 || typed === meant) return false
  let start = 0
  while (typed[start] === meant[start]) start += 1
  const same = (fromTyped: number, fromMeant: number) =>
    typed.slice(start + fromTyped) === meant.slice(start + fromMeant)
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start]
  return same(1, 1) || same(1, 0) || same(0, 1) || (isSwapped && same(2, 2))
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
