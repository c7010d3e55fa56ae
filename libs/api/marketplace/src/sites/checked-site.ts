import type { SiteFields } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { isPosition } from '@s4/domain/geofence'
import { parsePostcode } from '@s4/domain/postcode'

/** Checks beyond the schema: postcode, time zone, position and unique checkpoint letters. */
export function checkedSite(site: SiteFields): SiteFields {
  const postcode = parsePostcode(site.postcode)
  const letters = site.checkpoints.map(({ letter }) => letter)
  const repeated = letters.findIndex((letter, index) => letters.indexOf(letter) < index)
  const fields = {
    ...(!postcode.ok && { postcode: postcode.message }),
    ...(!isPosition({ latitude: site.point.lat, longitude: site.point.lng }) && { point: 'Put the pin on the site.' }),
    ...(!isZone(site.zone) && { zone: 'Choose a time zone, like Europe/London.' }),
    ...(repeated >= 0 && { [`checkpoints.${repeated}.letter`]: 'Give each checkpoint its own letter.' }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('input.invalid', { fields })
  return { ...site, postcode: postcode.ok ? postcode.value : site.postcode }
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }))
  } catch {
    return false
  }
}
