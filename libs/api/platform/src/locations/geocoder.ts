import type { Location } from '@s4/contract'

export interface Geocoder {
  /** Best match first, at most `limit`; empty without a match. Rejects when the service fails. */
  search(text: string, limit?: number): Promise<Location[]>
}
