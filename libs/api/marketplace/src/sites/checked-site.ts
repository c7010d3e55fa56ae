import type { Point, SiteFields } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { isPosition } from '@s4/domain/geofence'
import { boundaryFault, openCorners } from '@s4/domain/site-boundary'
import { parsePostcode } from '@s4/domain/postcode'

const MOST_CORNERS = 50

/** Checks beyond the schema: postcode, time zone, position, boundary and unique checkpoint letters. */
export function checkedSite(site: SiteFields): SiteFields {
  const postcode = parsePostcode(site.postcode)
  const letters = site.checkpoints.map(({ letter }) => letter)
  const repeated = letters.findIndex((letter, index) => letters.indexOf(letter) < index)
  const boundary = site.boundary && openCorners(site.boundary)
  const fault = boundary && faultOf(boundary, site.point)
  const fields = {
    ...(!postcode.ok && { postcode: postcode.message }),
    ...(!isPosition({ latitude: site.point.lat, longitude: site.point.lng }) && { point: 'Put the pin on the site.' }),
    ...(fault && { boundary: fault }),
    ...(!isZone(site.zone) && { zone: 'Choose a time zone, like Europe/London.' }),
    ...(repeated >= 0 && { [`checkpoints.${repeated}.letter`]: 'Give each checkpoint its own letter.' }),
    ...(site.callsByCheckpoint &&
      site.checkpoints.length === 0 && { callsByCheckpoint: 'Add a checkpoint first: its code answers the calls.' }),
  }
  if (Object.keys(fields).length > 0) throw new ApiError('input.invalid', { fields })
  return { ...site, boundary, postcode: postcode.ok ? postcode.value : site.postcode }
}

function faultOf(corners: readonly Point[], pin: Point): string | null {
  if (corners.length > MOST_CORNERS) return `Use at most ${MOST_CORNERS} corners.`
  return boundaryFault(corners.map(toPosition), toPosition(pin))
}

const toPosition = ({ lat, lng }: Point) => ({ latitude: lat, longitude: lng })

function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }))
  } catch {
    return false
  }
}
