import type { Place } from '@s4/contract'

/** Turns typed text into points; the one interface every way of finding places stands behind. */
export interface Geocoder {
  /** Best match first, at most `limit`; empty when nothing matches. Rejects when the service it asks cannot answer. */
  search(text: string, limit?: number): Promise<Place[]>
}
