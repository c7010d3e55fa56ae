const METRES_PER_MILE = 1609.344

/** The upper ends of the distance bands, in miles. */
export const bandMiles = [1, 2, 5, 10, 20, 50, 100] as const
type BandMiles = (typeof bandMiles)[number]

/** What others may know about how far somebody lives from a site. */
export const distanceBands = [
  'under-1',
  'under-2',
  'under-5',
  'under-10',
  'under-20',
  'under-50',
  'under-100',
  'over-100',
] as const satisfies readonly (`under-${BandMiles}` | 'over-100')[]
export type DistanceBand = (typeof distanceBands)[number]

export const distanceBand = (metres: number): DistanceBand => {
  const end = bandMiles.find((miles) => metres < miles * METRES_PER_MILE)
  return end === undefined ? 'over-100' : `under-${end}`
}

/** Whether a band ends at or below this many miles. */
export const isWithin = (band: DistanceBand, miles: BandMiles): boolean =>
  distanceBands.indexOf(band) <= bandMiles.indexOf(miles)

/** `Under 2 miles`. */
export function bandText(band: DistanceBand): string {
  if (band === 'over-100') return '100 miles or more'
  const miles = band.slice('under-'.length)
  return `Under ${miles} ${miles === '1' ? 'mile' : 'miles'}`
}
