import type { JobSeekerPatch } from '@s4/contract'
import type { chooseGeocoder } from '@s4/api-platform/locations'
import type { SeekerColumns } from './seeker-repository'

/** The location of the current address; null when none is found. */
export async function geocodeHome(
  geocoder: ReturnType<typeof chooseGeocoder>,
  { address }: JobSeekerPatch,
): Promise<SeekerColumns> {
  if (!address) return {}
  const current = address.find(({ to }) => to === null)
  const [location] = current ? await geocoder.search(current.postcode, 1).catch(() => []) : []
  return { home_lat: location?.point.lat ?? null, home_lng: location?.point.lng ?? null }
}
