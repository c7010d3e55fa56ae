import type { Position } from '@s4/contract'
import { insideGeofence, isPosition, type GeofenceAnswer } from '@s4/domain/geofence'
import type { z } from 'zod'
import type { Work } from './work-repository'

type Reported = z.infer<typeof Position>

export interface Whereabouts {
  position: Reported | null
  inside: GeofenceAnswer | null
}

/** Where a device says it is and how that lies to the site; a position no device can be at (0,0) counts as none. */
export function whereabouts(
  position: Reported | null,
  site: Pick<Work, 'lat' | 'lng' | 'geofenceMetres'>,
): Whereabouts {
  if (!position || !isPosition({ latitude: position.lat, longitude: position.lng }))
    return { position: null, inside: null }
  const centre = { latitude: site.lat, longitude: site.lng }
  const fix = { position: { latitude: position.lat, longitude: position.lng }, accuracy: position.accuracy }
  return { position, inside: insideGeofence(fix, { centre, radius: site.geofenceMetres }) }
}
