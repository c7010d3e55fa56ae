import { bandMiles, type DistanceBand } from './distance-band'

/** By road in a town, with finding the keys and a place to park: an estimate, never a promise. */
const START_MINUTES = 10
const MINUTES_PER_MILE = 2.4
const STEP = 5
const FAR_MILES = 150

/** Minutes to a place so many miles away as the crow flies, in steps of five. */
export const travelMinutes = (miles: number): number =>
  Math.ceil((START_MINUTES + miles * MINUTES_PER_MILE) / STEP) * STEP

/** The same from the far end of a distance band. */
export function bandTravelMinutes(band: DistanceBand): number {
  const miles = bandMiles.find((end) => band === `under-${end}`)
  return travelMinutes(miles ?? FAR_MILES)
}
