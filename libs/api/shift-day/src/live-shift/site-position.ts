import type { Position } from '@s4/contract'
import { insideGeofence, isPosition, type GeofenceAnswer } from '@s4/domain/geofence'
import type { z } from 'zod'
import type { Work } from './work-repository'

type ReportedPosition = z.infer<typeof Position>

export interface SitePosition {
  position: ReportedPosition | null
  inside: GeofenceAnswer | null
}

/** A device's position and whether it is inside the site's geofence; an impossible position (0,0) counts as none. */
export function sitePosition(
  position: ReportedPosition | null,
  site: Pick<Work, 'lat' | 'lng' | 'geofenceMetres'>,
): SitePosition {
  if (!position || !isPosition({ latitude: position.lat, longitude: position.lng }))
    return { position: null, inside: null }
  const centre = { latitude: site.lat, longitude: site.lng }
  const fix = { position: { latitude: position.lat, longitude: position.lng }, accuracy: position.accuracy }
  return { position, inside: insideGeofence(fix, { centre, radius: site.geofenceMetres }) }
}
