import type { JobSeekerPatch } from '@s4/contract'
import type { chooseGeocoder } from '@s4/api-platform/locations'
import type { SeekerColumns } from './seeker-repository'

/** Where the current address is, for distances to work; unknown where no place is found. */
export async function geocodeHome(
  geocoder: ReturnType<typeof chooseGeocoder>,
  { address }: JobSeekerPatch,
): Promise<SeekerColumns> {
  if (!address) return {}
  const current = address.find(({ to }) => to === null)
  const [place] = current ? await geocoder.search(current.postcode, 1).catch(() => []) : []
  return { home_lat: place?.point.lat ?? null, home_lng: place?.point.lng ?? null }
}
